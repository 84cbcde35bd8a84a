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
      description: 'Average of stars; 0 without ratings.',
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
