import * as z from 'zod';

export interface RestAnswer<Body = object> {
  /** 200 where it is left out. */
  status?: number;
  /** Left out with status 204. */
  body?: Body;
}

/** One kind of answer, as the API description has it. */
export interface DescribedAnswer<Body extends z.ZodType = z.ZodType> {
  description: string;
  /** Left out with status 204. */
  body?: Body;
  example?: object;
}

/** The answer of calls that have only a text to say. */
export const messageShape = z
  .object({ message: z.string().meta({ description: 'One sentence that can be shown.' }) })
  .meta({ id: 'Message', description: 'A text to show.' });
