import * as z from 'zod';
import { SLUG } from '#schema/rules/slug.ts';
import { expects } from './expects.ts';
import { textSchema } from './text.ts';

const author = z.strictObject(
  {
    name: textSchema(80).describe('Name as published'),
    role: textSchema(120).describe('Role, for example: Contributor, Indian cooking'),
    bio: textSchema(600).describe('Biography of two or three sentences'),
  },
  expects('must have a name, a role and a bio'),
);

/** The format of `authors.yaml`: authors by the keys that recipes use. */
export const authorsSchema = z.record(
  z
    .string()
    .regex(SLUG, { error: 'must be lower-case letters a–z, digits and single hyphens, for example hanna-tesfaye' }),
  author.describe('An author; recipes refer to it by its key'),
  expects('must hold authors by their keys, for example "hanna-tesfaye:"'),
);
