import { ArgumentValidationError, type MiddlewareFn } from 'type-graphql';
import { firstProblem } from '#server/follows.ts';
import { invalidInput } from '#server/results.ts';

/** For mutations whose union has `InvalidInput`: an input that does not follow its rules is that member, not an error. */
export const answerResults: MiddlewareFn = async (_request, next) => {
  try {
    return await next();
  } catch (error) {
    const problem = error instanceof ArgumentValidationError && firstProblem(error.extensions.validationErrors);
    if (!problem) throw error;
    return invalidInput(problem);
  }
};
