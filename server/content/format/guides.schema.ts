import * as z from 'zod';
import { SLUG } from '#schema/rules/slug.ts';
import { suggestFood } from '../similar.ts';
import { expects } from './expects.ts';
import { keyedSchema, listedName, listSchema, textSchema } from './text.ts';

/** Names that guides refer to; undefined if their file cannot be read. */
interface GuideNames {
  authors?: readonly string[];
  foods?: readonly string[];
}

const number = z.strictObject(
  { what: textSchema(80).describe('What the number means'), value: textSchema(80).describe('Value with its unit') },
  expects('must have what and value'),
);

const drawing = z.strictObject(
  {
    name: z
      .string()
      .regex(SLUG, expects('must be lower-case letters a–z, digits and single hyphens'))
      .describe('Name in content/drawings/<guide>--<name>.svg'),
    alt: textSchema(300).describe('Text alternative in one sentence'),
  },
  expects('must have a name and an alt'),
);

const step = z.strictObject(
  {
    title: textSchema(80).describe('Title of a few words'),
    text: textSchema(600).describe('Text of a few sentences'),
    drawing: drawing.optional().describe('Drawing of this step'),
  },
  expects('must have a title and a text'),
);

function guideSchema({ authors, foods }: GuideNames) {
  return z
    .strictObject(
      {
        title: textSchema(60).describe('The technique, in the imperative'),
        description: textSchema(240).describe('Description in one or two sentences'),
        author: listedName('authors.yaml', authors).describe('Key in authors.yaml'),
        published: z.iso.date(expects('must be a day, for example 2026-11-20')).describe('Publication date'),
        updated: z.iso
          .date(expects('must be a day, for example 2026-11-24'))
          .nullable()
          .default(null)
          .describe('Date of the last edit, which feeds announce'),
        words: listSchema(textSchema(60), 'phrases').describe('Phrases in recipe steps that link to the guide'),
        foods: z
          .array(listedName('foods.yaml', foods, suggestFood), expects('must be a list of foods'))
          .default([])
          .describe('Keys of foods whose glossary pages link to the guide'),
        numbers: listSchema(number, 'numbers').describe('Temperatures, times and amounts to remember'),
        steps: listSchema(step, 'steps').describe('Steps in order'),
        mistakes: listSchema(textSchema(400), 'mistakes').describe('Common mistakes and how to fix them'),
      },
      expects('must be a guide with its fields'),
    )
    .refine(({ published, updated }) => updated === null || updated >= published, {
      error: 'must not be before published',
      path: ['updated'],
    });
}

/** The format of `guides.yaml`: guides by the last part of their addresses. */
export function guidesSchema(names: GuideNames = {}) {
  return keyedSchema(guideSchema(names).describe('A guide'), 'guides', 'brown-onions');
}

/** A guide in its file. */
export type GuideFields = z.output<ReturnType<typeof guideSchema>>;
