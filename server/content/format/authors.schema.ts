import * as z from 'zod';
import { expects } from './expects.ts';
import { keyedSchema, textSchema } from './text.ts';

const author = z.strictObject(
  {
    name: textSchema(80).describe('Name as published'),
    role: textSchema(120).describe('Role, for example: Contributor, Indian cooking'),
    bio: textSchema(600).describe('Biography of two or three sentences'),
  },
  expects('must have a name, a role and a bio'),
);

/** The format of `authors.yaml`: authors by the keys that recipes use. */
export const authorsSchema = keyedSchema(
  author.describe('An author; recipes refer to it by its key'),
  'authors',
  'hanna-tesfaye',
);
