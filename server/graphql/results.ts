import {
  ArgumentValidationError,
  type ClassType,
  createUnionType,
  Field,
  InterfaceType,
  type MiddlewareFn,
  ObjectType,
} from 'type-graphql';
import { failures } from '#server/errors.ts';
import { firstProblem } from '#server/follows.ts';
import { type Failure, failure, type Result } from '#server/results.ts';

/** What every expected failure has, so that a client can show one that it does not know. */
@InterfaceType('Failure', {
  description:
    'Something that a visitor can cause and mend. Ask for `... on Failure { message }` to show those you do not know by name.',
})
export abstract class FailureType {
  @Field({ description: 'One sentence that can be shown as it is. Example: "Invalid email or password."' })
  message: string;
}

@ObjectType('InvalidInput', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The first field that cannot be accepted. Nothing was changed.',
})
export class InvalidInputType extends FailureType {
  @Field({ description: 'The name of the field or argument. Example: "email".' })
  field: string;
}

/** A success that says so in a sentence; its types extend this one. */
@ObjectType({ simpleResolvers: true })
export abstract class SuccessType {
  @Field({ description: 'One sentence that can be shown as it is.' })
  message: string;

  constructor(message: string) {
    this.message = message;
  }
}

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
    const problem = error instanceof ArgumentValidationError && firstProblem(error.extensions.validationErrors);
    if (!problem) throw error;
    return memberOf(failure('BAD_REQUEST', problem.message, problem.field));
  }
};

function memberOf({ code, message, field }: Failure): object {
  return { __typename: failures[code].type, message, field };
}

function isResult(answer: unknown): answer is Result<unknown> {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
