import { Arg } from 'type-graphql';
import { refuseUnfit } from '#server/check-input.ts';
import { BadValueError } from '#server/errors.ts';

/** An argument that a mutation had before it took an `input`. */
export function FormerArg(name: string, type: () => typeof String | object, description: string) {
  return Arg(name, type as () => typeof String, { nullable: true, description, deprecationReason: 'Use `input`.' });
}

/**
 * @param input of a mutation
 * @param former what came by the arguments that it had before: each has to be there where the input is not
 * @returns the input
 * @throws BadValueError where neither is there, InvalidInputError where what is there does not follow its rules
 */
export async function givenInput<Input extends object>(
  type: new () => Input,
  input: Input | null | undefined,
  former: { [Name in keyof Input]: Input[Name] | null | undefined },
): Promise<Input> {
  if (input) return input;
  const missing = Object.entries(former).find(([, value]) => value === null || value === undefined);
  if (missing) throw new BadValueError(`The input is missing: { ${Object.keys(former).join(', ')} }.`);
  const given: Input = Object.assign(new type(), former);
  refuseUnfit(given);
  return given;
}
