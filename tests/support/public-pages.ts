export interface PublicPage {
  path: string;
  heading: string;
  /** Undefined for pages that no search engine should know. */
  canonical?: string;
}

/** A page of every kind that the site has, and every page there is only one of. */
export const publicPages: PublicPage[] = [
  { path: '/', heading: 'Recipes to gather around', canonical: '/' },
  { path: '/home', heading: 'Recipes to gather around', canonical: '/' },
  { path: '/recipes', heading: 'Recipes', canonical: '/recipes' },
  { path: '/recipes?page=2', heading: 'Recipes', canonical: '/recipes?page=2' },
  { path: '/cuisines', heading: 'Cuisines', canonical: '/cuisines' },
  { path: '/recipes/dinner', heading: 'Dinner', canonical: '/recipes/dinner' },
  { path: '/recipes/Spring', heading: 'Spring', canonical: '/recipes/spring' },
  { path: '/recipes/lunch?page=2', heading: 'Lunch', canonical: '/recipes/lunch?page=2' },
  { path: '/cuisines/italian', heading: 'Italian', canonical: '/cuisines/italian' },
  { path: '/recipes/dinner/doro-wat', heading: 'Doro Wat', canonical: '/recipes/dinner/doro-wat' },
  { path: '/cuisines/ethiopian/doro-wat', heading: 'Doro Wat', canonical: '/recipes/dinner/doro-wat' },
  { path: '/blog', heading: 'Blog', canonical: '/blog' },
  { path: '/blog?category=Dinner&page=2', heading: 'Blog: Dinner', canonical: '/blog?category=dinner&page=2' },
  { path: '/search', heading: 'Search' },
  { path: '/search?q=tomato', heading: 'Search: tomato' },
  { path: '/about', heading: 'About', canonical: '/about' },
  { path: '/contact', heading: 'Contact', canonical: '/contact' },
  { path: '/privacy-policy', heading: 'Privacy Policy', canonical: '/privacy-policy' },
  { path: '/terms-of-service', heading: 'Terms of Service', canonical: '/terms-of-service' },
  { path: '/cookies-policy', heading: 'Cookies Policy', canonical: '/cookies-policy' },
  { path: '/disclaimer', heading: 'Disclaimer', canonical: '/disclaimer' },
];
