/** The props of each part of the desk. */
export type DeskViewProps = {
  /** Rest of the address behind the name of the view, decoded; empty at its beginning. */
  rest: string;
  /** Fetches the desk's data again: the desk may have closed in the meantime. */
  onRetry: () => void;
};
