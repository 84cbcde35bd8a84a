/** The props of each part of the desk. */
export type DeskViewProps = {
  /** Rest of the address behind the name of the view, decoded; empty at its beginning. */
  rest: string;
  /** Asks anew for what the desk needs: it may have closed meanwhile. */
  onRetry: () => void;
};
