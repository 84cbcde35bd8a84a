import * as z from 'zod';
import { Difficulty } from '#schema/rules/vocabulary.ts';

const text = (description: string, example: string) => z.string().meta({ description, example });
const count = (description: string, example: number) => z.int().meta({ description, example, minimum: 0 });
const texts = (description: string) => z.array(z.string()).meta({ description });
const picture = (size: string) => z.url().meta({ description: `A JPEG, ${size}.` });

const published = z.iso
  .datetime()
  .meta({ description: 'The day it was published, at midnight UTC.', example: '2026-01-14T00:00:00.000Z' });
const postName = text('Its name in addresses.', 'doro-wat');
const title = text('What the dish is called.', 'Doro Wat');
const author = text('Who wrote it.', 'Hanna Tesfaye');
const cuisine = text('The tradition of cooking it belongs to.', 'Ethiopian');
const primaryCategory = text('Its primary category.', 'Dinner');
const teaser = text('One or two sentences.', 'Chicken legs and whole eggs in a dark berbere sauce.');
const comments = count('How many comments it has.', 2);

export const categoryShape = z
  .object({
    category_id: z.int(),
    category_name: text('What it is called.', 'Dinner'),
    url: picture('640 by 640 pixels'),
    count: count('How many recipes it has.', 14),
  })
  .meta({ id: 'Category', description: 'A meal or a season.' });

export const cuisineShape = z
  .object({
    cuisine_id: z.int(),
    cuisine_type: text('What it is called.', 'Ethiopian'),
    url: picture('640 by 640 pixels'),
  })
  .meta({ id: 'Cuisine', description: 'A tradition of cooking.' });

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
    slug: text('The same as post_name.', 'doro-wat'),
    totalreviewrecipe_message: comments,
    totalrating: z.number().meta({
      description: 'The average of its stars; 0 where there are none.',
      minimum: 0,
      maximum: 5,
      example: 4.75,
    }),
    blClass: text('`bl-` and its category, for style sheets.', 'bl-dinner'),
  })
  .meta({ id: 'RecipeSummary', description: 'A recipe as lists show it.' });

export const recommendedShape = z
  .object({
    url: picture('640 by 480 pixels'),
    created_at: published,
    title_name: title,
    category_name: primaryCategory,
    post_name: postName,
  })
  .meta({ id: 'RecommendedRecipe', description: 'A recipe as the list of the best shows it.' });

export const searchResultShape = z
  .object({ title_id: z.int(), title_name: title, category_name: primaryCategory, post_name: postName })
  .meta({ id: 'SearchResult', description: 'A recipe that was found.' });

const ingredients = z.array(
  z.object({
    number: z.int().meta({ description: 'From 1.', example: 1 }),
    title: text('What the group is for.', 'Sauce'),
    details: texts('One line for each ingredient.'),
  }),
);

export const detailShape = z
  .object({
    url: picture('640 by 480 pixels'),
    author_name: author,
    created_at: published,
    title_name: title,
    short_description: teaser,
    choice: texts('Why one may love it.'),
    num_servings: count('How many people it feeds.', 6),
    prep_time: count('Minutes of preparation, waiting included.', 40),
    cook_time: count('Minutes of cooking.', 120),
    difficulty_level: z.enum(Difficulty).meta({ description: 'How hard it is.' }),
    cuisine,
    dietary_info: z.string().meta({ description: 'Diets, separated by commas; may be empty.', example: 'Gluten-free' }),
    ingredient_name: ingredients.meta({ description: 'Ingredients, in groups.' }),
    cooking_tips: texts('Tips.'),
    equiprecipe_title: texts('What one needs beyond a knife and a board.'),
    nutri_facts: z
      .array(
        z.object({
          nutrient: text('What is counted.', 'Energy'),
          content: text('How much of it a serving holds.', '480 kcal'),
        }),
      )
      .meta({ description: 'For one serving.' }),
    instructions: z
      .array(z.object({ title: text('What the step does.', 'Fry the berbere'), details: texts('Its sentences.') }))
      .meta({ description: 'Steps, in their order.' }),
    expert_tips: texts('How to serve it.'),
    faqs: z
      .array(
        z.object({
          question: text('A question that cooks ask.', 'How hot is it?'),
          answer: text('Its answer.', 'That depends on your berbere.'),
        }),
      )
      .meta({ description: 'Questions and answers.' }),
    summary: text('The closing sentences.', 'Doro wat asks for time with the onions and very little else.'),
    totalreviewrecipe_message: comments,
  })
  .meta({ id: 'Recipe', description: 'A recipe with its long texts.' });
