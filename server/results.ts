/** The first field that cannot be accepted, with a text for the one who sent it. */
export interface InvalidInput {
  kind: 'InvalidInput';
  field: string;
  message: string;
}

/** What a check in `schema/rules` says. */
export interface Problem {
  field: string;
  message: string;
}

export function invalidInput({ field, message }: Problem): InvalidInput {
  return { kind: 'InvalidInput', field, message };
}
