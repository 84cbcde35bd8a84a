import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, type HydrationState } from 'react-router-dom';
import type { PageResponse } from '#client/apollo/page-responses.ts';
import type { PostedOutcome } from '#client/ui/forms/posted.ts';

/** Files that the page loads, from the build's manifest. */
export type Assets = {
  /** The script that loads all others after the first paint. In development there is none: they load at once. */
  starter?: string;
  scripts: string[];
  /** Style sheet files whose rules are already in the page's HTML. */
  styles: string[];
  /** The style sheet that the starter adds to the page before it loads the scripts. */
  lateStyle?: string;
  /** Scripts that `scripts` import, to be fetched at the same time. */
  preloads: string[];
};

/** Data that a server-rendered page passes to the browser, as one block of JSON. */
export type Boot = {
  assets: Assets;
  publicUrl: string;
  responses: readonly PageResponse[];
  loaderData: HydrationState['loaderData'];
  posted: PostedOutcome | null;
  errors: Record<string, { status: number; statusText: string; data: unknown }> | null;
};

export const BOOT_ID = 'boot';

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Returns JSON that is safe inside a script element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

/** Returns the state from which the router hydrates the page. Errors become instances of the router's own class. */
export function toHydrationState({ loaderData, errors }: Boot): HydrationState {
  if (!errors) return { loaderData };
  const routeErrors = Object.entries(errors).map(([route, { status, statusText, data }]) => [
    route,
    new ErrorResponseImpl(status, statusText, data),
  ]);
  return { loaderData, errors: Object.fromEntries(routeErrors) };
}
