import fs from 'node:fs';

interface PublicPage {
  path: string;
  heading: string;
  /** Undefined for pages that no search engine should know. */
  canonical?: string;
  /** Other texts that the page must contain. */
  texts?: string[];
  /** `true` if it looks like another page of this list, with another URL or other rows. */
  again?: true;
  /** `true` if its desktop layout is different, and not only wider. */
  desk?: true;
}

const support = 'support@mesob.example';
const privacy = 'privacy@mesob.example';
const recipes = fs.readdirSync('content/recipes').length;
const foods = fs.readdirSync('content/glossary').length;

/** A page of every kind, and all pages that are the only one of their kind. */
export const publicPages: PublicPage[] = [
  { path: '/', heading: 'Recipes to gather around', canonical: '/', desk: true },
  { path: '/home', heading: 'Recipes to gather around', canonical: '/', again: true },
  { path: '/recipes', heading: 'Food Recipes', again: true, canonical: '/recipes' },
  { path: '/cuisines', heading: 'Cuisines', again: true, canonical: '/cuisines' },
  { path: '/recipes/dinner', heading: 'Dinner Recipes', canonical: '/recipes/dinner', desk: true },
  { path: '/recipes/dinner?page=4', heading: 'Dinner Recipes', again: true, canonical: '/recipes/dinner?page=4' },
  { path: '/recipes/Spring', heading: 'Spring Recipes', canonical: '/recipes/spring', again: true },
  { path: '/recipes/lunch?page=2', heading: 'Lunch Recipes', canonical: '/recipes/lunch?page=2', again: true },
  { path: '/cuisines/italian', heading: 'Italian Recipes', again: true, canonical: '/cuisines/italian' },
  { path: '/recipes/dinner/doro-wat', heading: 'Doro Wat', canonical: '/recipes/dinner/doro-wat', desk: true },
  { path: '/cuisines/ethiopian/doro-wat', heading: 'Doro Wat', canonical: '/recipes/dinner/doro-wat', again: true },
  { path: '/authors', heading: 'Authors', again: true, canonical: '/authors' },
  { path: '/authors/hanna-tesfaye', heading: 'Hanna Tesfaye', canonical: '/authors/hanna-tesfaye' },
  { path: '/authors/Marta-Bellini', heading: 'Marta Bellini', canonical: '/authors/marta-bellini', again: true },
  { path: '/foods', heading: 'Ingredients', canonical: '/foods', texts: [`${foods} ingredients`, 'Spice mixes'] },
  {
    path: '/foods?q=smoke&kind=CHILLI',
    heading: 'Ingredients',
    again: true,
    texts: ['1 ingredient', 'Ripe jalapeños'],
  },
  { path: '/foods/berbere', heading: 'Berbere', canonical: '/foods/berbere' },
  { path: '/guides', heading: 'Guides', canonical: '/guides' },
  { path: '/guides/fry-safely', heading: 'Fry safely', canonical: '/guides/fry-safely', desk: true },
  { path: '/menus', heading: 'Menus', again: true, canonical: '/menus', texts: ['Dumpling night'] },
  { path: '/menus/dumpling-night', heading: 'Dumpling night', canonical: '/menus/dumpling-night' },
  { path: '/timeline', heading: 'Timeline', again: true, canonical: '/timeline', texts: ['Which dishes?'] },
  {
    path: '/timeline?recipe=doro-wat&recipe=gomen&at=19:30&servings=6',
    heading: 'Timeline',
    texts: ['Eat', 'Fry the berbere', 'Braise'],
  },
  { path: '/collections', heading: 'Collections', canonical: '/collections' },
  { path: '/collections/one-pot', heading: 'One pot', canonical: '/collections/one-pot' },
  { path: '/collections/vegan?page=2', heading: 'Vegan', canonical: '/collections/vegan?page=2', again: true },
  {
    path: '/blog',
    heading: 'Blog',
    canonical: '/blog',
    desk: true,
    texts: [`${recipes} posts`, 'Recipe Categories', 'Recommended Recipes'],
  },
  {
    path: '/blog?category=Dinner&page=2',
    heading: 'Blog: Dinner',
    again: true,
    canonical: '/blog?category=dinner&page=2',
    texts: ['posts in Dinner'],
  },
  { path: '/search', heading: 'Search', again: true },
  { path: '/search?q=tomato', heading: 'Search: tomato' },
  { path: '/wishlist', heading: 'Saved recipes', again: true },
  { path: '/compare', heading: 'Compare recipes', again: true },
  { path: '/cart', heading: 'Cooking basket', again: true },
  { path: '/plan', heading: 'Your week', desk: true },
  { path: '/offline', heading: 'You are offline', again: true },
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
  { path: '/developers', heading: 'Developers', canonical: '/developers', desk: true },
  // `type-reference.test.ts` looks at it: some types of it, since all take ten seconds.
  { path: '/developers/schema', heading: 'Type reference', again: true, canonical: '/developers/schema' },
  { path: '/login', heading: 'Sign In', desk: true },
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
    again: true,
    canonical: '/terms-of-service',
    texts: ['at least 13 years', support],
  },
  {
    path: '/cookies-policy',
    heading: 'Cookies Policy',
    again: true,
    canonical: '/cookies-policy',
    texts: ['cookieConsent', 'rememberEmail', privacy],
  },
  {
    path: '/disclaimer',
    heading: 'Disclaimer',
    again: true,
    canonical: '/disclaimer',
    texts: ['Affiliate links', 'Sponsored content', support],
  },
];
