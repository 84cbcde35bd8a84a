/** The props of each part of the desk. */
export type DeskViewProps = {
  /** The URL's path after the view's own; empty for the view's own URL. Example: `foods/new` has "new". */
  rest: string;
  /** Checks whether the desk is still open; called after a query has failed. Mutations need no check: `useFailedActions` watches them. */
  onRetry: () => void;
};
