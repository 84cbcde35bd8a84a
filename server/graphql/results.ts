import { type ClassType, createUnionType, type MiddlewareFn } from 'type-graphql';
import { failures, InvalidInputError } from '#server/errors.ts';
import { type Failure, invalidInput, type Result } from '#server/results.ts';
import { inputProblemOf } from './failure.type.ts';

/** A union of what a mutation can answer: successes are distinguished by their class, failures bring their name. */
export function resultUnion<const Types extends readonly ClassType[]>(
  name: string,
  description: string,
  types: () => Types,
) {
  const resolveType = (member: object) =>
    '__typename' in member ? String(member.__typename) : types().find((type) => member instanceof type);
  return createUnionType({ name, description, types, resolveType });
}

/**
 * For mutations that answer such a union: makes its member of a service's `Result`, and of an input that does not follow
 * its rules, which is an `InvalidInput` here and an error elsewhere.
 */
export const answerResults: MiddlewareFn = async (_request, next) => {
  try {
    const answer: unknown = await next();
    if (!isResult(answer)) return answer;
    return answer.ok ? answer.value : memberOf(answer);
  } catch (error) {
    if (error instanceof InvalidInputError && error.problems.length > 0) return memberOf(invalidInput(error.problems));
    throw error;
  }
};

function memberOf({ code, message, problems = [] }: Failure): object {
  return { __typename: failures[code].type, code, message, problems: problems.map(inputProblemOf) };
}

function isResult(answer: unknown): answer is Result<unknown> {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
