import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';

/** A mutation's response: one of its successes, whose type names end in "Success", or one of the schema's failures. */
type MutationPayload = { __typename: string };

type SuccessOf<Payload extends MutationPayload> = Extract<Payload, { __typename: `${string}Success` }>;
type FailureOf<Payload extends MutationPayload> = Exclude<Payload, SuccessOf<Payload>>['__typename'];

/** The outcome of a mutation, with a text to display. */
export type Result<Payload extends MutationPayload> =
  | { ok: true; text: string; data: SuccessOf<Payload> }
  | {
      ok: false;
      /** Type name of the failure in the schema or, without a payload, the reason. */
      kind: FailureOf<Payload> | 'Throttled' | 'SignedOut' | 'Unreachable' | 'Failed';
      text: string;
      /** Problems of the input fields, if the document requests them. */
      problems?: { field: string; text: string }[];
      /** Email address that the used or expired link was sent to, if the document requests it. */
      sentTo?: string;
    };

/** Texts to display if the server sends none, or instead of its own. */
export type ResultTexts = {
  /** Text for a failure with no other text here or from the server. */
  failed: string;
  /** Text for a failure whose payload has no message, and for a response without a payload. Default: `failed`. */
  unexplained?: string;
  /** Default: the server's message, or else an empty text. */
  ok?: string;
  /** Default: the server's message, or else `failed`. */
  throttled?: string;
  /** Default: `failed`. */
  signedOut?: string;
  /** Default: `failed`. */
  unreachable?: string;
};

/**
 * Returns the result of a mutation. Never rejects: bugs and network errors are logged.
 * @param mutation - the promise of a `useMutation` call
 * @param field - the mutation's field in the document
 */
export async function getResult<
  Data extends { [Name in Field]: MutationPayload | null },
  Field extends Exclude<keyof Data & string, '__typename'>,
>(mutation: Promise<{ data?: Data }>, field: Field, texts: ResultTexts): Promise<Result<NonNullable<Data[Field]>>> {
  const { unexplained = texts.failed } = texts;
  try {
    const response = (await mutation).data?.[field];
    if (!response) return { ok: false, kind: 'Failed', text: unexplained };
    const payload: MutationPayload & {
      message?: string;
      problems?: { path: string[]; message: string }[];
      sentTo?: string | null;
    } = response;
    const { __typename, message, sentTo } = payload;
    if (isSuccess(response)) return { ok: true, text: texts.ok ?? message ?? '', data: response };
    const kind = __typename as FailureOf<NonNullable<Data[Field]>>;
    const problems = payload.problems?.map((problem) => ({ field: problem.path.join('.'), text: problem.message }));
    return { ok: false, kind, text: message || unexplained, problems, sentTo: sentTo ?? undefined };
  } catch (error) {
    return toFailure(error, texts);
  }
}

function isSuccess<Payload extends MutationPayload>(payload: Payload): payload is SuccessOf<Payload> {
  return payload.__typename.endsWith('Success');
}

function toFailure(error: unknown, texts: ResultTexts): Extract<Result<never>, { ok: false }> {
  const { failed, throttled, signedOut = failed, unreachable = failed } = texts;
  if (!CombinedGraphQLErrors.is(error)) {
    console.error(error);
    // A response that is not GraphQL, such as a proxy's page, still counts as a response.
    if (ServerError.is(error) || ServerParseError.is(error)) return { ok: false, kind: 'Failed', text: failed };
    return { ok: false, kind: 'Unreachable', text: unreachable };
  }
  const { message, extensions } = error.errors[0] ?? {};
  if (extensions?.code === 'TOO_MANY_REQUESTS') {
    return { ok: false, kind: 'Throttled', text: throttled ?? message ?? failed };
  }
  if (extensions?.code === 'UNAUTHENTICATED') return { ok: false, kind: 'SignedOut', text: signedOut };
  console.error(error);
  return { ok: false, kind: 'Failed', text: failed };
}
