import * as z from 'zod';
import { Difficulty } from '#schema/rules/vocabulary.ts';

const text = (description: string, example: string) => z.string().meta({ description, example });
const count = (description: string, example: number) => z.int().meta({ description, example, minimum: 0 });
const texts = (description: string) => z.array(z.string()).meta({ description });
const picture = (size: string) => z.url().meta({ description: `A JPEG, ${size}.` });

const published = z.iso
  .datetime()
  .meta({ description: 'Date of publication, at midnight UTC.', example: '2026-01-14T00:00:00.000Z' });
const postName = text('Slug of the recipe.', 'doro-wat');
const title = text('Name of the dish.', 'Doro Wat');
const author = text('Name of the author.', 'Hanna Tesfaye');
const cuisine = text('Name of the cuisine.', 'Ethiopian');
const primaryCategory = text('Primary category.', 'Dinner');
const teaser = text('Description in one or two sentences.', 'Chicken legs and whole eggs in a dark berbere sauce.');
const comments = count('Number of comments.', 2);

export const categoryShape = z
  .object({
    category_id: z.int(),
    category_name: text('Name.', 'Dinner'),
    url: picture('640 by 640 pixels'),
    count: count('Number of recipes.', 14),
  })
  .meta({ id: 'Category', description: 'A meal or a season.' });

export const cuisineShape = z
  .object({
    cuisine_id: z.int(),
    cuisine_type: text('Name.', 'Ethiopian'),
    url: picture('640 by 640 pixels'),
  })
  .meta({ id: 'Cuisine', description: 'A cuisine.' });

export const summaryShape = z
  .object({
    url: picture('640 by 480 pixels'),
    category_name: primaryCategory,
    post_name: postName,
    title_name: title,
    author_name: author,
    created_at: published,
    short_description: teaser,
    cuisine,
    slug: text('Same as post_name.', 'doro-wat'),
    totalreviewrecipe_message: comments,
    totalrating: z.number().meta({
      description: 'Average rating in stars; 0 without ratings.',
      minimum: 0,
      maximum: 5,
      example: 4.75,
    }),
    blClass: text('`bl-` and the category, for style sheets.', 'bl-dinner'),
  })
  .meta({ id: 'RecipeSummary', description: 'A recipe in a list.' });

export const recommendedShape = z
  .object({
    url: picture('640 by 480 pixels'),
    created_at: published,
    title_name: title,
    category_name: primaryCategory,
    post_name: postName,
  })
  .meta({ id: 'RecommendedRecipe', description: 'A recipe in the list of recommended recipes.' });

export const searchResultShape = z
  .object({ title_id: z.int(), title_name: title, category_name: primaryCategory, post_name: postName })
  .meta({ id: 'SearchResult', description: 'A search result.' });

const ingredients = z.array(
  z.object({
    number: z.int().meta({ description: 'Group number, from 1.', example: 1 }),
    title: text('Title of the group.', 'Sauce'),
    details: texts('Ingredient lines.'),
  }),
);

export const detailShape = z
  .object({
    url: picture('640 by 480 pixels'),
    author_name: author,
    created_at: published,
    title_name: title,
    short_description: teaser,
    choice: texts('Reasons to cook it.'),
    num_servings: count('Number of servings.', 6),
    prep_time: count('Minutes of preparation, including waiting.', 40),
    cook_time: count('Minutes of cooking.', 120),
    difficulty_level: z.enum(Difficulty).meta({ description: 'Difficulty.' }),
    cuisine,
    dietary_info: z.string().meta({ description: 'Diets, separated by commas; may be empty.', example: 'Gluten-free' }),
    ingredient_name: ingredients.meta({ description: 'Ingredients, in groups.' }),
    cooking_tips: texts('Tips.'),
    equiprecipe_title: texts('Equipment other than a knife and a board.'),
    nutri_facts: z
      .array(
        z.object({
          nutrient: text('Name of the nutrient.', 'Energy'),
          content: text('Amount per serving.', '480 kcal'),
        }),
      )
      .meta({ description: 'Nutrition per serving.' }),
    instructions: z
      .array(
        z.object({ title: text('Title of the step.', 'Fry the berbere'), details: texts('Sentences of the step.') }),
      )
      .meta({ description: 'Steps in order.' }),
    expert_tips: texts('Serving suggestions.'),
    faqs: z
      .array(
        z.object({
          question: text('Question.', 'How hot is it?'),
          answer: text('Answer.', 'That depends on your berbere.'),
        }),
      )
      .meta({ description: 'Questions and answers.' }),
    summary: text('Closing text.', 'Doro wat asks for time with the onions and very little else.'),
    totalreviewrecipe_message: comments,
  })
  .meta({ id: 'Recipe', description: 'A recipe with all texts.' });

// Shortened responses, as examples in the API description.

const pictureUrl = (slug: string, shape: string) =>
  `https://mesob.example/pictures/${slug}/0a1b2c3d4e/${shape}-640.jpg`;

export const summaryExample = {
  url: pictureUrl('doro-wat', '4x3'),
  category_name: 'Dinner',
  post_name: 'doro-wat',
  title_name: 'Doro Wat',
  author_name: 'Hanna Tesfaye',
  created_at: '2026-01-14T00:00:00.000Z',
  short_description: 'Chicken legs and whole eggs in a dark berbere sauce.',
  cuisine: 'Ethiopian',
  slug: 'doro-wat',
  totalreviewrecipe_message: 2,
  totalrating: 4.75,
  blClass: 'bl-dinner',
};

export const categoriesExample = {
  results: [{ category_id: 5, category_name: 'Dinner', url: pictureUrl('doro-wat', '1x1'), count: 14 }],
};

export const cuisinesExample = {
  results: [{ cuisine_id: 1, cuisine_type: 'Ethiopian', url: pictureUrl('doro-wat', '1x1') }],
};

export const recommendedExample = {
  recommendedPosts: [
    {
      url: pictureUrl('gomen', '4x3'),
      created_at: '2026-02-01T00:00:00.000Z',
      title_name: 'Gomen',
      category_name: 'Spring',
      post_name: 'gomen',
    },
  ],
};

export const searchExample = {
  results: [{ title_id: 7, title_name: 'Gomen', category_name: 'Spring', post_name: 'gomen' }],
  totalResults: 1,
};

export const detailExample = {
  recipes: [
    {
      url: pictureUrl('doro-wat', '4x3'),
      author_name: 'Hanna Tesfaye',
      created_at: '2026-01-14T00:00:00.000Z',
      title_name: 'Doro Wat',
      short_description: 'Chicken legs and whole eggs in a dark berbere sauce.',
      choice: ['The onions do the work of flour and stock.'],
      num_servings: 6,
      prep_time: 40,
      cook_time: 120,
      difficulty_level: 'Medium',
      cuisine: 'Ethiopian',
      dietary_info: 'Gluten-free',
      ingredient_name: [{ number: 1, title: 'Sauce', details: ['1 kg red onions, very finely chopped'] }],
      cooking_tips: ['Low and slow: Onions that brown fast turn bitter.'],
      equiprecipe_title: ['Wide heavy pot with a lid, 5 litres'],
      nutri_facts: [{ nutrient: 'Energy', content: '480 kcal' }],
      instructions: [{ title: 'Cook the onions dry', details: ['Put the onions in a wide heavy pot with no fat.'] }],
      expert_tips: ['Spoon it into the middle of a large injera.'],
      faqs: [{ question: 'How hot is it?', answer: 'That depends on your berbere.' }],
      summary: 'Doro wat asks for time with the onions and very little else.',
      totalreviewrecipe_message: 2,
    },
  ],
  relatedRecipes: [summaryExample],
};
