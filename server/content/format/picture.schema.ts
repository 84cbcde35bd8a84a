import * as z from 'zod';

/** What the site reads of `content/pictures/<slug>/picture.json`, which `npm run pictures` writes. */
export const pictureSchema = z.object({
  /** Shown while the picture loads. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
  files: z
    .array(
      z.object({
        file: z.string().regex(/^[\w.-]+$/),
        ratio: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
        format: z.string(),
        bytes: z.int().positive(),
      }),
    )
    .min(1),
});
