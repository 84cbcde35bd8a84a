import fs from 'node:fs';

interface PublicPage {
  path: string;
  heading: string;
  /** Undefined for pages that search engines should not index. */
  canonical?: string;
  /** Other texts that the page must contain. */
  texts?: string[];
  /** `true` if the page looks like another page of this list, with another URL or other rows. */
  isVariant?: true;
  /** `true` if the page's desktop layout is different, and not only wider. */
  desktop?: true;
}

const support = 'support@mesob.example';
const privacy = 'privacy@mesob.example';
const recipes = fs.readdirSync('content/recipes').length;
const foods = fs.readdirSync('content/glossary').length;

/** At least one page of every kind. */
export const publicPages: PublicPage[] = [
  { path: '/', heading: 'Recipes to gather around', canonical: '/', desktop: true },
  { path: '/home', heading: 'Recipes to gather around', canonical: '/', isVariant: true },
  { path: '/recipes', heading: 'Food Recipes', isVariant: true, canonical: '/recipes' },
  { path: '/cuisines', heading: 'Cuisines', isVariant: true, canonical: '/cuisines' },
  { path: '/recipes/dinner', heading: 'Dinner Recipes', canonical: '/recipes/dinner', desktop: true },
  { path: '/recipes/dinner?page=4', heading: 'Dinner Recipes', isVariant: true, canonical: '/recipes/dinner?page=4' },
  { path: '/recipes/Spring', heading: 'Spring Recipes', canonical: '/recipes/spring', isVariant: true },
  { path: '/recipes/lunch?page=2', heading: 'Lunch Recipes', canonical: '/recipes/lunch?page=2', isVariant: true },
  { path: '/cuisines/italian', heading: 'Italian Recipes', isVariant: true, canonical: '/cuisines/italian' },
  { path: '/recipes/dinner/doro-wat', heading: 'Doro Wat', canonical: '/recipes/dinner/doro-wat', desktop: true },
  { path: '/cuisines/ethiopian/doro-wat', heading: 'Doro Wat', canonical: '/recipes/dinner/doro-wat', isVariant: true },
  { path: '/authors', heading: 'Authors', isVariant: true, canonical: '/authors' },
  { path: '/authors/hanna-tesfaye', heading: 'Hanna Tesfaye', canonical: '/authors/hanna-tesfaye' },
  { path: '/authors/Marta-Bellini', heading: 'Marta Bellini', canonical: '/authors/marta-bellini', isVariant: true },
  { path: '/foods', heading: 'Ingredients', canonical: '/foods', texts: [`${foods} ingredients`, 'Spice mixes'] },
  {
    path: '/foods?q=smoke&kind=CHILLI',
    heading: 'Ingredients',
    isVariant: true,
    texts: ['1 ingredient', 'Ripe jalapeños'],
  },
  { path: '/foods/berbere', heading: 'Berbere', canonical: '/foods/berbere' },
  { path: '/guides', heading: 'Guides', canonical: '/guides' },
  { path: '/guides/fry-safely', heading: 'Fry safely', canonical: '/guides/fry-safely', desktop: true },
  { path: '/menus', heading: 'Menus', isVariant: true, canonical: '/menus', texts: ['Dumpling night'] },
  { path: '/menus/dumpling-night', heading: 'Dumpling night', canonical: '/menus/dumpling-night' },
  { path: '/timeline', heading: 'Timeline', isVariant: true, canonical: '/timeline', texts: ['Which dishes?'] },
  {
    path: '/timeline?recipe=doro-wat&recipe=gomen&at=19:30&servings=6',
    heading: 'Timeline',
    texts: ['Eat', 'Fry the berbere', 'Braise'],
  },
  { path: '/collections', heading: 'Collections', canonical: '/collections' },
  { path: '/collections/one-pot', heading: 'One pot', canonical: '/collections/one-pot' },
  { path: '/collections/vegan?page=2', heading: 'Vegan', canonical: '/collections/vegan?page=2', isVariant: true },
  {
    path: '/blog',
    heading: 'Blog',
    canonical: '/blog',
    desktop: true,
    texts: [`${recipes} posts`, 'Recipe Categories', 'Recommended Recipes'],
  },
  {
    path: '/blog?category=Dinner&page=2',
    heading: 'Blog: Dinner',
    isVariant: true,
    canonical: '/blog?category=dinner&page=2',
    texts: ['posts in Dinner'],
  },
  { path: '/search', heading: 'Search', isVariant: true },
  { path: '/search?q=tomato', heading: 'Search: tomato' },
  { path: '/wishlist', heading: 'Saved recipes', isVariant: true },
  { path: '/compare', heading: 'Compare recipes', isVariant: true },
  { path: '/cart', heading: 'Cooking basket', isVariant: true },
  { path: '/plan', heading: 'Your week', desktop: true },
  { path: '/offline', heading: 'You are offline', isVariant: true },
  {
    path: '/about',
    heading: 'About Mesob',
    canonical: '/about',
    texts: ['Hanna Tesfaye', 'Our mission', 'Our vision', 'hello@mesob.example'],
  },
  {
    path: '/contact',
    heading: 'Contact',
    canonical: '/contact',
    texts: ['Have Any Question?', support, '555 01', 'Open in OpenStreetMap'],
  },
  { path: '/api/docs', heading: 'REST API', canonical: '/api/docs' },
  { path: '/developers', heading: 'Developers', canonical: '/developers', desktop: true },
  // `type-reference.test.ts` checks some of its types, because checking all takes ten seconds.
  { path: '/developers/schema', heading: 'Type reference', isVariant: true, canonical: '/developers/schema' },
  { path: '/login', heading: 'Sign In', desktop: true },
  { path: '/register', heading: 'Register' },
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    canonical: '/privacy-policy',
    texts: ['Children under 13', privacy],
  },
  {
    path: '/terms-of-service',
    heading: 'Terms of Service',
    isVariant: true,
    canonical: '/terms-of-service',
    texts: ['at least 13 years', support],
  },
  {
    path: '/cookies-policy',
    heading: 'Cookies Policy',
    isVariant: true,
    canonical: '/cookies-policy',
    texts: ['cookieConsent', 'rememberEmail', privacy],
  },
  {
    path: '/disclaimer',
    heading: 'Disclaimer',
    isVariant: true,
    canonical: '/disclaimer',
    texts: ['Affiliate links', 'Sponsored content', support],
  },
];
