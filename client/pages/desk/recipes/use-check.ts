import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskRecipes_CheckQueryDocument,
  type DeskRecipes_CheckQueryQuery,
  type Preview_ContentFragment,
  Preview_ContentFragmentDoc,
} from '#client/gql/graphql.ts';

/** Pause in the typing after which a text is checked, in ms. */
const PAUSE_MS = 200;

/** Times as many servings as are looked at for what scales badly. */
const MANY = 3;

type Check = NonNullable<DeskRecipes_CheckQueryQuery['checkContent']>;

/** Something that the check found in a text. */
export type Problem = Check['problems'][number];

/** What follows from the foods of a recipe. */
export type Facts = NonNullable<Check['recipe']>;

type Checked = {
  problems: readonly Problem[];
  /** What readers will see of it, as it could last be read whole. */
  content?: Preview_ContentFragment;
  facts?: Facts;
  /** `true` once the text on the screen is checked. */
  isFresh: boolean;
  failed?: boolean;
};

type Wanted = {
  file: string;
  text: string;
  /** Entry of a list that is shown as readers will see it. */
  entry: string | undefined;
  /** Changes where it has to be checked anew. */
  times: number;
};

/** Returns what the check says of a text, a moment after each change. */
export function useCheck({ file, text, entry, times }: Wanted): Checked {
  const client = useApolloClient();
  const [checked, setChecked] = useState<Checked>({ problems: [], isFresh: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture makes another preview of the same text
  useEffect(() => {
    setChecked((former) => ({ ...former, isFresh: false }));
    let isWanted = true;
    const timer = setTimeout(async () => {
      const many = MANY * Number(/^servings: *(\d{1,2})\b/m.exec(text)?.[1] ?? 4);
      const asked = client.query({
        query: DeskRecipes_CheckQueryDocument,
        variables: { file, text, many, entry },
        fetchPolicy: 'no-cache',
      });
      const answer = await asked.catch((error: unknown) => void console.error(error));
      if (!isWanted) return;
      const check = answer?.data?.checkContent;
      if (!check) return setChecked((former) => ({ ...former, isFresh: true, failed: true }));
      const { problems, recipe } = check;
      setChecked((former) => ({
        problems,
        isFresh: true,
        content: contentIn(check) ?? former.content,
        facts: recipe ?? former.facts,
      }));
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, file, text, entry, times]);
  return checked;
}

/** Returns what can be shown of a text; undefined where it cannot be read whole. */
function contentIn(check: Check): Preview_ContentFragment | undefined {
  const content = readFragment(Preview_ContentFragmentDoc, check);
  const { recipe, guide, menu, food, author, category, cuisine } = content;
  return recipe || guide || menu || food || author || category || cuisine ? content : undefined;
}
