import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** The server's response to a form that the browser posted without the page's scripts. */
export type PostedOutcome = {
  /** Message of the form, and the kind of a failure, if it has one. Null if only fields are invalid. */
  result: { ok: boolean; text: string; kind?: string } | null;
  /** Messages of invalid fields, by the fields' names. */
  errors: Record<string, string>;
  /** Values that the visitor typed, by the fields' names; never a password. */
  values: Record<string, string>;
};

export const PostedContext = createContext<PostedOutcome | null>(null);

/** Returns the outcome on the page that the form was posted to; undefined on other pages and without a posted form. */
export function usePosted(): PostedOutcome | undefined {
  const posted = use(PostedContext);
  // Only the first page of a document has the router's key "default".
  return useLocation().key === 'default' && posted ? posted : undefined;
}
