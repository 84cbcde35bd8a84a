import {
  type ClassType,
  createUnionType,
  Field,
  InterfaceType,
  type MiddlewareFn,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { type ProblemCode, problemCodes } from '#schema/rules/problem.ts';
import { type FailureCode, failures, InvalidInputError, type Problem } from '#server/errors.ts';
import { type Failure, invalidInput, type Result } from '#server/results.ts';

/** The codes of failures that mutations answer, as an enum of the schema. */
const FailureCodes = Object.fromEntries(
  Object.entries(failures).flatMap(([code, failure]) => ('type' in failure ? [[code, code]] : [])),
) as Record<FailureCode, FailureCode>;

registerEnumType(FailureCodes, {
  name: 'FailureCode',
  description: 'What kind of failure it is. The REST paths answer the same codes.',
  valuesConfig: Object.fromEntries(
    Object.entries(failures).map(([code, { meaning }]) => [code, { description: meaning }]),
  ),
});

/** The codes of problems, likewise. */
const ProblemCodes = Object.fromEntries(problemCodes.map((code) => [code, code])) as Record<ProblemCode, ProblemCode>;

registerEnumType(ProblemCodes, {
  name: 'ProblemCode',
  description: 'What kind of thing is wrong with a field of an input.',
  valuesConfig: {
    REQUIRED: { description: 'It is missing, or blank.' },
    TOO_SHORT: { description: 'It has too few characters.' },
    TOO_LONG: { description: 'It has too many characters.' },
    OUT_OF_RANGE: { description: 'It is no number that can be given here.' },
    TOO_COMMON: { description: 'It is a password that others try first.' },
    NOT_FOUND: { description: 'There is nothing of that name.' },
    INVALID: { description: 'It is not written as it has to be, or has characters that cannot be used.' },
  },
});

/** Fields of every expected failure, so that a client can show an unknown one. */
@InterfaceType('Failure', {
  description:
    'Something that a visitor can cause and correct. Ask for `... on Failure { code message }` to show those you do not know by name.',
})
export abstract class FailureType {
  @Field(() => FailureCodes, { description: 'For machines: it never changes. Example: INVALID_CREDENTIALS.' })
  code: FailureCode;

  @Field({ description: 'One sentence that can be shown as it is. Example: "Invalid email or password."' })
  message: string;
}

@ObjectType('InputProblem', { simpleResolvers: true, description: 'Something that is wrong with an input.' })
class InputProblemType {
  @Field(() => [String], {
    description: 'Where in the input it is, with the index in a list. Examples: ["email"], ["notes", "0", "text"].',
  })
  path: string[];

  @Field(() => ProblemCodes, { description: 'What kind of thing is wrong. Example: REQUIRED.' })
  code: ProblemCode;

  @Field({ description: 'One sentence that can be shown as it is. Example: "Invalid email format."' })
  message: string;
}

@ObjectType('InvalidInput', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'Fields that cannot be accepted. Nothing was changed. The message is that of the first problem.',
})
export class InvalidInputType extends FailureType {
  @Field(() => [InputProblemType], { description: 'All that is wrong, at most one problem a field.' })
  problems: InputProblemType[];
}

function getInputProblem({ field, code, message }: Problem): InputProblemType {
  return { path: field.split('.'), code, message };
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

/** Creates a union of a mutation's results: successes are distinguished by class, failures by name. */
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
 * For mutations that answer such a union: makes its member of a service's `Result`, and of an input that does not
 * follow its rules, which is an `InvalidInput` here and an error elsewhere.
 */
export const answerResults: MiddlewareFn = async (_request, next) => {
  try {
    const answer: unknown = await next();
    if (!isResult(answer)) return answer;
    return answer.ok ? answer.value : getMember(answer);
  } catch (error) {
    if (error instanceof InvalidInputError && error.problems.length > 0) return getMember(invalidInput(error.problems));
    throw error;
  }
};

function getMember({ code, message, problems = [], sentTo }: Failure): object {
  return { __typename: failures[code].type, code, message, problems: problems.map(getInputProblem), sentTo };
}

function isResult(answer: unknown): answer is Result<unknown> {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
