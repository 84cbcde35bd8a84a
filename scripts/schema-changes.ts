import fs from 'node:fs/promises';
import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** The schema that clients rely on: as it was at the last release. */
const RELEASED = 'schema/released.graphql';
const CURRENT = 'schema/schema.graphql';

const ADVICE = `Keep what clients ask, and deprecate it. Where it has to break: say so in CHANGELOG.md, and copy ${CURRENT} to ${RELEASED}.`;

/**
 * @param released the schema that clients know
 * @param current the schema as it is now
 * @returns what their operations would no longer get, a sentence each
 */
export async function breakingChanges(released: string, current: string): Promise<string[]> {
  const changes: Change[] = await diff(buildSchema(released), buildSchema(current));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}

/** @returns what breaks the clients of the last release, undefined where nothing does */
export async function findBreakingChanges(): Promise<string | undefined> {
  const [released, current] = await Promise.all([RELEASED, CURRENT].map((file) => fs.readFile(file, 'utf8')));
  const changes = await breakingChanges(released ?? '', current ?? '');
  return changes.length === 0 ? undefined : `${changes.join('\n')}\n${ADVICE}`;
}
