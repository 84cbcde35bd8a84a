import { getNamedType, isUnionType } from 'graphql';
import {
  type ClassType,
  createUnionType,
  Field,
  InterfaceType,
  type MiddlewareFn,
  Mutation,
  ObjectType,
  UseMiddleware,
} from 'type-graphql';
import type { ProblemCode } from '#schema/rules/problem.ts';
import { type FailureCode, failures, type InputProblem, InvalidInputError } from '#server/errors.ts';
import { type Failure, invalidInput, type Result } from '#server/results.ts';
import { nameEnum } from './describe-enum.ts';
import { SimpleType } from './simple-type.ts';

/** The codes of failures that mutations return, as an enum of the schema. */
const FailureCodes = nameEnum(
  'FailureCode',
  'Code of a failure. The REST API returns the same codes.',
  Object.fromEntries(
    Object.entries(failures).flatMap(([code, failure]) => ('type' in failure ? [[code, failure.meaning]] : [])),
  ) as Record<FailureCode, string>,
);

/** The codes of problems with input, as an enum of the schema. */
const ProblemCodes = nameEnum<ProblemCode>('ProblemCode', 'Code of a problem with an input field.', {
  REQUIRED: 'The value is missing or blank.',
  TOO_SHORT: 'The value has too few characters.',
  TOO_LONG: 'The value has too many characters or items.',
  OUT_OF_RANGE: 'The value is outside the allowed range, or the limit of items is reached.',
  TOO_COMMON: 'The password is among the most common ones.',
  NOT_FOUND: 'Nothing with this name or ID exists.',
  INVALID: 'The value has the wrong format, or is not allowed.',
});

/** Fields of all failures, so that a client can also show types that it does not know. */
@InterfaceType('Failure', {
  description:
    'A failure that clients should expect. Request `... on Failure { code message }` to handle types you do not know.',
})
export abstract class FailureType {
  @Field(() => FailureCodes, { description: 'Stable code for programs. Example: INVALID_CREDENTIALS.' })
  code: FailureCode;

  @Field({ description: 'Message to display, in one sentence. Example: "Invalid email or password."' })
  message: string;
}

/** Declares a failure that has no fields of its own. */
export function failureType(name: string, description: string) {
  @SimpleType(name, description, FailureType)
  class PlainFailureType extends FailureType {}
  return PlainFailureType;
}

@SimpleType('InputProblem', 'A problem with an input.')
class InputProblemType {
  @Field(() => [String], {
    description: 'Path of the field in the input, including list indexes. Examples: ["email"], ["notes", "0", "text"].',
  })
  path: string[];

  @Field(() => ProblemCodes, { description: 'Code of the problem. Example: REQUIRED.' })
  code: ProblemCode;

  @Field({ description: 'Message to display, in one sentence. Example: "Invalid email format."' })
  message: string;
}

@SimpleType(
  'InvalidInput',
  'The input is invalid; nothing was changed. `message` repeats the message of the first problem.',
  FailureType,
)
export class InvalidInputType extends FailureType {
  @Field(() => [InputProblemType], { description: 'All problems, at most one per field.' })
  problems: InputProblemType[];
}

function toInputProblem({ field, code, message }: InputProblem): InputProblemType {
  return { path: field.split('.'), code, message };
}

/** Base type of a success with a message. */
@ObjectType({ simpleResolvers: true })
export abstract class SuccessType {
  @Field({ description: 'Message to display, in one sentence.' })
  message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/**
 * Creates a union of a mutation's results: successes are distinguished by class, failures by name.
 * @param name - the mutation's name and "Result", unless several mutations share the union
 */
export function resultUnion<const Types extends readonly ClassType[]>(
  name: string,
  types: Types,
  description = `Result of \`${name.charAt(0).toLowerCase()}${name.slice(1).replace(/Result$/, '')}\`.`,
) {
  const resolveType = (member: object) =>
    '__typename' in member ? String(member.__typename) : types.find((type) => member instanceof type);
  return createUnionType({ name, description, types: () => types, resolveType });
}

/** Declares a mutation. Its value is null if an error, instead of a failure, prevents the result. */
export function ResultMutation(
  resultType: () => ClassType | object | [ClassType],
  description: string,
): MethodDecorator {
  const mutation = Mutation(resultType, { nullable: true, description });
  return (target, name, descriptor) => {
    mutation(target, name, descriptor);
    UseMiddleware(unwrapResults)(target, name, descriptor);
  };
}

/**
 * Turns a service's `Result` into a type of the mutation's union, and an input that breaks its rules into
 * `InvalidInput`. For mutations of other types, such an input is an error.
 */
const unwrapResults: MiddlewareFn = async ({ info }, next) => {
  try {
    const result: unknown = await next();
    if (!isResult(result)) return result;
    return result.ok ? result.value : toFailureType(result);
  } catch (error) {
    if (!(error instanceof InvalidInputError) || error.problems.length === 0) throw error;
    if (!isUnionType(getNamedType(info.returnType))) throw error;
    return toFailureType(invalidInput(error.problems));
  }
};

function toFailureType({ code, message, problems = [], sentTo }: Failure): object {
  return { __typename: failures[code].type, code, message, problems: problems.map(toInputProblem), sentTo };
}

function isResult(result: unknown): result is Result<unknown> {
  return typeof result === 'object' && result !== null && 'ok' in result;
}
