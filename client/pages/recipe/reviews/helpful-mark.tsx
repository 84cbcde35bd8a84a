type Props = {
  username: string;
  count: number;
  /** Set where the visitor has found it helpful. */
  marked: boolean;
  /** Left out for the author. */
  onMark?: () => void;
};

/** How many members found a comment helpful, and the button for one more. */
export function HelpfulMark({ username, count, marked, onMark }: Props) {
  return (
    <>
      {onMark && (
        <button
          type="button"
          className={`review__action ${marked ? '' : 'review__action--quiet '}needs-script no-print helpful-mark`}
          aria-pressed={marked}
          onClick={onMark}
        >
          Helpful<span className="visually-hidden"> comment by {username}</span>
        </button>
      )}
      {count > 0 && <span className="helpful-mark__count">{count} found this helpful</span>}
    </>
  );
}
