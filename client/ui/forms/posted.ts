import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** The outcome of a form that the browser posted without the page's scripts. */
export type PostedForm = {
  /** Null if fields are invalid; a failure may have a kind. */
  result: { ok: boolean; text: string; kind?: string } | null;
  /** Problems by the names of the fields. */
  errors: Record<string, string>;
  /** Typed values by the names of the fields; never a password. */
  values: Record<string, string>;
};

export const PostedContext = createContext<PostedForm | null>(null);

/** Returns the outcome of the form posted to the page that the document was loaded for; undefined if there is none. */
export function usePosted(): PostedForm | undefined {
  const posted = use(PostedContext);
  // The router's key of the first page.
  return useLocation().key === 'default' && posted ? posted : undefined;
}
