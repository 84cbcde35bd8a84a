import * as z from 'zod';
import { SLUG } from '#schema/rules/slug.ts';
import { foodSuggestion, suggestion } from '../similar.ts';
import { expects } from './expects.ts';
import { list, nameIn, text } from './text.ts';

/** Names that guides refer to; undefined if their file cannot be read. */
interface GuideNames {
  authors?: readonly string[];
  foods?: readonly string[];
}

const number = z.strictObject(
  { what: text(80).describe('What is counted or measured'), value: text(80).describe('The number with its unit') },
  expects('must have what and value'),
);

const drawing = z.strictObject(
  {
    name: z
      .string()
      .regex(SLUG, expects('must be lower-case letters a–z, digits and single hyphens'))
      .describe('The file is content/drawings/<guide>--<name>.svg'),
    alt: text(300).describe('What it shows, in one sentence'),
  },
  expects('must have a name and an alt'),
);

const step = z.strictObject(
  {
    title: text(80).describe('A few words'),
    text: text(600).describe('A few sentences'),
    drawing: drawing.optional().describe('What hands do in this step'),
  },
  expects('must have a title and a text'),
);

function getGuide({ authors, foods }: GuideNames) {
  return z
    .strictObject(
      {
        title: text(60).describe('What one learns, in the imperative'),
        description: text(240).describe('One or two sentences'),
        author: nameIn('authors.yaml', authors, (name) => suggestion(name, authors ?? [])).describe(
          'A key of authors.yaml',
        ),
        published: z.iso.date(expects('must be a day, for example 2026-11-20')).describe('The day of its publication'),
        updated: z.iso
          .date(expects('must be a day, for example 2026-11-24'))
          .nullable()
          .default(null)
          .describe('The day of its last edit, which feeds announce'),
        words: list(text(60), 'phrases').describe('Phrases of steps that it explains: their recipes link it'),
        foods: z
          .array(
            nameIn('foods.yaml', foods, (key) => foodSuggestion(key, foods ?? [])),
            expects('must be a list of foods'),
          )
          .default([])
          .describe('Keys of foods whose glossary pages link it'),
        numbers: list(number, 'numbers').describe('Temperatures, times and amounts to remember'),
        steps: list(step, 'steps').describe('What to do, in order'),
        mistakes: list(text(400), 'mistakes').describe('What goes wrong, and what helps'),
      },
      expects('must be a guide with its fields'),
    )
    .refine(({ published, updated }) => updated === null || updated >= published, {
      error: 'must not be before published',
      path: ['updated'],
    });
}

/** The format of `guides.yaml`: guides by the last part of their addresses. */
export function guidesSchema(known: GuideNames = {}) {
  const key = z
    .string()
    .regex(SLUG, { error: 'must be lower-case letters a–z, digits and single hyphens, for example brown-onions' });
  return z.record(
    key,
    getGuide(known).describe('A guide'),
    expects('must hold guides by their keys, for example "brown-onions:"'),
  );
}

/** A guide in its file. */
export type GuideFields = z.output<ReturnType<typeof getGuide>>;
