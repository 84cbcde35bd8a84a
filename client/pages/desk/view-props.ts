/** The props of each part of the desk. */
export type DeskViewProps = {
  /** Path below the view, decoded; empty on its first page. */
  rest: string;
  /** Fetches the desk's data again: the desk may have closed in the meantime. */
  onRetry: () => void;
};
