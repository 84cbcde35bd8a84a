/** Schema names of the types that `node` finds. */
const KINDS = [
  'AccessToken',
  'Answer',
  'Author',
  'Category',
  'Collection',
  'Cuisine',
  'Food',
  'Guide',
  'Menu',
  'Question',
  'Recipe',
  'Review',
  'Session',
  'Viewer',
] as const;
export type NodeKind = (typeof KINDS)[number];

/** The type and key that an id encodes. */
export interface DecodedNodeId {
  kind: NodeKind;
  /** Unique within its kind: the slug, or the row id if there is no slug. */
  key: string;
}

const MAX_KEY_LENGTH = 200;

/** Returns the id of an object, the same on every instance. It changes if the slug does. */
export function encodeNodeId(kind: string, key: string | number): string {
  return Buffer.from(`${kind}:${key}`).toString('base64url');
}

/** Decodes an id, whose object may not exist; returns undefined if the text is not an id of a known type. */
export function decodeNodeId(id: string): DecodedNodeId | undefined {
  const [kind, key] = Buffer.from(id, 'base64url').toString().split(/:(.*)/s);
  const knownKind = KINDS.find((each) => each === kind);
  if (!knownKind || !key || key.length > MAX_KEY_LENGTH || encodeNodeId(knownKind, key) !== id || key.includes('\0'))
    return undefined;
  return { kind: knownKind, key };
}

/** Returns the id of a row as a number, or undefined if the text is not such an id. Example: "12" */
export function readRowId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
