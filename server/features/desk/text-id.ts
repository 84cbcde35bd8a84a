import { type NodeKind, nodeId, readNodeId, rowIdIn } from '#server/graphql/node/node-id.ts';

/** Types of texts that readers can report. */
const KINDS: readonly NodeKind[] = ['Review', 'Question', 'Answer'];

/** @returns the name of a text in reports and actions, by its id in the schema; undefined where it is none. Example: "Review:12" */
export function textIdOf(id: string): string | undefined {
  const name = readNodeId(id);
  return name && KINDS.includes(name.kind) && rowIdIn(name.key) ? `${name.kind}:${name.key}` : undefined;
}

/** @returns the id in the schema of a text. @param textId as `textIdOf` returns it */
export function nodeIdOf(textId: string): string {
  const [kind = '', key = ''] = textId.split(':');
  return nodeId(kind, key);
}
