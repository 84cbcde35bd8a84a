import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskRecipes_CheckListQueryDocument,
  DeskRecipes_CheckQueryDocument,
  type DeskRecipes_CheckQueryQuery,
  Preview_EntryFragmentDoc,
} from '#client/gql/graphql.ts';
import type { PreviewEntry } from '#client/pages/preview/live-preview.ts';

/** How long typing must pause before the text is checked, in ms. */
const PAUSE_MS = 200;

/** Delays before a check that timed out is retried, in ms: a busy server may soon be faster. */
const RETRY_MS = [2_000, 4_000, 8_000];

const UNREACHABLE = 'The check cannot be reached. Your text is kept in this browser.';

const UNCHECKED: CheckState = { note: null, problems: [], warnings: [], isFresh: false, hasRun: false };

/** Factor by which servings are multiplied to show what changes in a larger batch. */
const SCALE_FACTOR = 3;

type Check = NonNullable<DeskRecipes_CheckQueryQuery['checkContent']>;

/** A problem that the check found in a text. */
export type ContentProblem = Check['problems'][number] & {
  /** The part of the text that the fix replaces. */
  replaced?: string;
};

/** Facts that the server derives from a recipe's text. */
export type Facts = NonNullable<Check['recipe']>;

type CheckResult = {
  /** Why the text was not checked; null once it was. */
  note: string | null;
  problems: readonly ContentProblem[];
  /** Findings that do not prevent publication. */
  warnings: readonly ContentProblem[];
  /** The text as readers will see it; undefined if it has no preview. */
  content?: PreviewEntry;
  facts?: Facts;
  /** Ingredient lines and steps of a recipe, with the foods and amounts that the server recognized. */
  lines?: Check['lines'];
  steps?: Check['steps'];
};

export type CheckState = CheckResult & {
  /** `true` once the check of the text on the screen has ended, even if it failed. */
  isFresh: boolean;
  /** `false` until the first check ends; until then, problems are not known. */
  hasRun: boolean;
};

type CheckRequest = {
  file: string;
  text: string;
  /** Key or slug of the list entry to preview. */
  entry: string | undefined;
  /** Number of times that the picture has changed. Each change requires another check. */
  pictureChanges: number;
};

/** Checks a text on the server when typing pauses, and returns the latest result. */
export function useCheck({ file, text, entry, pictureChanges }: CheckRequest): CheckState {
  const client = useApolloClient();
  const [checkState, setCheckState] = useState<CheckState>(UNCHECKED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed picture changes the preview of the same text
  useEffect(() => {
    setCheckState((current) => ({ ...current, isFresh: false }));
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const run = async (retries: readonly number[]) => {
      const result = await check(client, file, text, entry).catch((error: unknown) => void console.error(error));
      if (!isCurrent) return;
      if (!result) return setCheckState((current) => ({ ...current, note: UNREACHABLE, isFresh: true, hasRun: true }));
      if (result.note !== null) {
        const [pause, ...others] = retries;
        if (pause !== undefined) {
          timer = setTimeout(() => void run(others), pause);
          return;
        }
        return setCheckState((current) => ({ ...current, note: result.note, isFresh: true, hasRun: true }));
      }
      // Keeps the preview and facts of the last text that could be parsed.
      setCheckState(({ content, facts }) => ({
        note: null,
        problems: result.problems.map((problem) => addReplacedText(problem, text)),
        warnings: result.warnings.map((problem) => addReplacedText(problem, text)),
        isFresh: true,
        hasRun: true,
        content: result.content ?? content,
        facts: result.facts ?? facts,
        lines: result.lines,
        steps: result.steps,
      }));
    };
    timer = setTimeout(() => void run(RETRY_MS), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, file, text, entry, pictureChanges]);
  return checkState;
}

function addReplacedText(problem: ContentProblem, text: string): ContentProblem {
  return { ...problem, replaced: problem.fix ? text.slice(problem.fix.range[0], problem.fix.range[1]) : undefined };
}

/**
 * Returns the server's check of a text; undefined if the visitor is not an editor.
 * @throws if the server cannot be reached
 */
async function check(
  client: ApolloClient,
  file: string,
  text: string,
  entry: string | undefined,
): Promise<CheckResult | undefined> {
  const fetchPolicy = 'no-cache';
  if (!file.startsWith('recipes/')) {
    const variables = { file, text, entry };
    const { data } = await client.query({ query: DeskRecipes_CheckListQueryDocument, variables, fetchPolicy });
    if (!data?.checkContent) return undefined;
    const content = readFragment(Preview_EntryFragmentDoc, data.checkContent);
    const { guide, menu, food, author, category, cuisine } = content;
    const hasEntry = guide || menu || food || author || category || cuisine;
    const { note = null, problems, warnings } = data.checkContent;
    return { note, problems, warnings, content: hasEntry ? content : undefined };
  }
  const scaledServings = SCALE_FACTOR * Number(/^servings: *(\d{1,2})\b/m.exec(text)?.[1] ?? 4);
  const variables = { file, text, many: scaledServings };
  const { data } = await client.query({ query: DeskRecipes_CheckQueryDocument, variables, fetchPolicy });
  if (!data?.checkContent) return undefined;
  const { note = null, problems, warnings, recipe, lines, steps } = data.checkContent;
  const findings = { note, problems, warnings, lines, steps };
  return recipe ? { ...findings, content: { recipe }, facts: recipe } : findings;
}
