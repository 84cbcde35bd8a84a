/** The props of each part of the desk. */
export type DeskViewProps = {
  /** Path below the view, decoded; empty for the view's own URL. */
  rest: string;
  /** Checks whether the desk is still open; called after a query has failed. Mutations need no check: `useFailedActions` watches them. */
  onRetry: () => void;
};
