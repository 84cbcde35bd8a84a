import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { reportReasons } from '#schema/rules/desk.ts';

/** A comment with its stars in front. Example: "4.5 Very good." */
const comment = z.string().transform((text) => {
  const [stars = '', ...words] = text.split(' ');
  return { rating: Number(stars), message: words.join(' ') };
});

const recordByRecipe = <Item extends z.ZodType>(item: Item) => z.record(z.string(), z.array(item));

const answer = z.union([
  z.strictObject({ author: z.string() }).transform(({ author: text }) => ({ text, isByAuthor: true })),
  z.string().transform((text) => ({ text, isByAuthor: false })),
]);

const formats = {
  comments: recordByRecipe(comment),
  questions: recordByRecipe(z.strictObject({ question: z.string(), answers: z.array(answer) })),
  reports: z.array(
    z.strictObject({
      recipe: z.string(),
      comment,
      reports: z.array(z.strictObject({ reason: z.enum(reportReasons), note: z.string().optional() })),
    }),
  ),
};

/** Reads the demo's comments, questions and reports from the YAML files next to this one. */
export function readSamples() {
  return {
    comments: readFormat('comments', formats.comments),
    questions: readFormat('questions', formats.questions),
    reports: readFormat('reports', formats.reports),
  };
}

function readFormat<Format extends z.ZodType>(name: string, format: Format): z.output<Format> {
  return format.parse(parse(fs.readFileSync(path.join('scripts/demo', `${name}.yaml`), 'utf8')));
}
