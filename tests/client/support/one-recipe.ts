import fs from 'node:fs';
import { buildSchema, graphql, print } from 'graphql';
import type { Execute } from '#client/apollo/page-responses.ts';
import type { FilteredRecipesQueryQuery } from '#client/gql/graphql.ts';

type Where = { where?: { categories?: string[]; cuisines?: string[] } };

const picture = (slug: string) => ({ alt: `A picture of ${slug}.`, base: `/pictures/${slug}/1`, color: '#8e6442' });
const author = {
  id: 1,
  slug: 'hanna-tesfaye',
  name: 'Hanna Tesfaye',
  role: 'Editor',
  bio: 'She cooks.',
  picture: picture('author--hanna-tesfaye'),
};
const createTerm = (id: number, name: string, recipeCount: number) => {
  const slug = name.toLowerCase();
  return { id, name, slug, description: `${name}.`, recipeCount, picture: picture(slug) };
};

const lunch = createTerm(1, 'Lunch', 1);
const spring = createTerm(2, 'Spring', 0);
const ethiopian = createTerm(1, 'Ethiopian', 1);
const italian = createTerm(2, 'Italian', 0);

const onePot = { ...createTerm(1, 'One pot', 1), id: 'one-pot', slug: 'one-pot' };

const misirWot = {
  id: 1,
  slug: 'misir-wot',
  path: '/recipes/lunch/misir-wot',
  title: 'Misir Wot',
  description: 'Red lentils.',
  publishedOn: '2025-05-20',
  featured: true,
  servings: 4,
  estimatedCost: 6,
  prepMinutes: 15,
  cookMinutes: 55,
  totalMinutes: 70,
  handsOnMinutes: 40,
  restingMinutes: 0,
  difficulty: 'EASY',
  course: 'MAIN',
  diets: ['VEGAN', 'NUT_FREE'],
  aka: ['Mesir Wat'],
  contains: ['CELERY'],
  mayContain: ['MUSTARD'],
  unknownFoods: [],
  uncountedFoods: [],
  labelsToCheck: [{ food: { slug: 'berbere', name: 'berbere' }, allergens: ['MUSTARD'], diets: ['VEGAN'] }],
  author,
  category: lunch,
  categories: [lunch],
  cuisine: ethiopian,
  rating: {
    average: 4.5,
    count: 2,
    distribution: [0, 0, 0, 1, 1].map((count, index) => ({ stars: index + 1, count })),
  },
  picture: picture('misir-wot'),
  reasons: ['One pot.'],
  tips: ['Salt late: seasoning at the end.', 'Stir.'],
  equipment: ['Pot'],
  servingSuggestions: ['On injera.'],
  summary: 'Patience </script> pays.',
  faqs: [{ question: 'Can I freeze it?', answer: 'Yes.' }],
  ingredientGroups: [{ title: 'Lentils', items: [{ text: '300 g lentils', item: 'lentils', isLiquid: false }] }],
  instructions: [{ title: 'Rinse', details: ['Rinse them.', 'Drain them.'], uses: [], guides: [] }],
  scalingNotes: [],
  nutrition: [{ name: 'Energy', amount: 470, unit: 'kcal' }],
  related: [],
  usedIn: [],
  collections: [onePot],
  reviews: {
    nodes: [
      {
        id: 7,
        username: 'Abebe',
        rating: 4.5,
        message: 'Good.',
        helpfulCount: 0,
        createdAt: '2026-01-02T03:04:05.000Z',
      },
    ],
    totalCount: 1,
    pageInfo: { pageCount: 1 },
  },
  questions: { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } },
};

const root = {
  settings: { socialLinks: [], morePunctuation: '' },
  categories: [lunch, spring],
  cuisines: [ethiopian, italian],
  collections: [onePot],
  home: {
    hero: [],
    featured: { __typename: 'RecipePage', nodes: [misirWot], totalCount: 1, pageInfo: { pageCount: 1 } },
    latest: [],
  },
  recipe: ({ slug }: { slug: string }) => (slug === misirWot.slug ? misirWot : null),
  recipes: ({ where, page }: Where & { page: number }) => {
    const isEmpty = where?.categories?.includes('spring') || where?.cuisines?.includes('italian');
    const totalCount = isEmpty ? 0 : 1;
    const facets: Record<Exclude<keyof FilteredRecipesQueryQuery['recipes']['facets'], '__typename'>, never[]> = {
      categories: [],
      cuisines: [],
      diets: [],
      allergens: [],
      activeMinutes: [],
      difficulty: [],
      course: [],
    };
    return { nodes: page > totalCount ? [] : [misirWot], totalCount, pageInfo: { pageCount: totalCount }, facets };
  },
};

const schema = buildSchema(fs.readFileSync('schema/schema.graphql', 'utf8'));

/** Executes operations on data with a single recipe, in one category and one cuisine. */
export const execute: Execute = async ({ document, variables }) => {
  const { data, errors } = await graphql({
    schema,
    source: print(document),
    rootValue: root,
    variableValues: variables,
  });
  return { data: data ?? null, errors };
};
