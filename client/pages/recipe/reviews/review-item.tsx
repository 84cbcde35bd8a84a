import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { type ReviewItem_ReviewFragment, ReviewItem_ReviewFragmentDoc } from '#client/gql/graphql.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { ReportButton } from '../reports/report-button.tsx';

export type OwnActions = {
  onEdit: () => void;
  onDelete: () => void;
};

type Props = {
  review: FragmentType<typeof ReviewItem_ReviewFragmentDoc>;
  /** The actions of the member who wrote the comment; omitted for everyone else. */
  ownActions?: OwnActions;
  /** `true` if the visitor has found it helpful. */
  isMarked: boolean;
  onMark: (review: ReviewItem_ReviewFragment) => void;
};

/** The comment of one member on a recipe. */
export function ReviewItem({ review, ownActions, isMarked, onMark }: Props) {
  const reviewFields = readFragment(ReviewItem_ReviewFragmentDoc, review);
  const { id, username, rating, message, createdAt, editedAt, helpfulCount } = reviewFields;
  return (
    <li className={ownActions ? 'review review--own' : 'review'}>
      <p className="review__head">
        <strong className="review__name" dir="auto">
          {username}
        </strong>
        {ownActions && <span className="review__yours">Your comment</span>}
        <Stars rating={rating} />
        <DateText value={createdAt} />
        {editedAt && (
          <span>
            updated <DateText value={editedAt} />
          </span>
        )}
      </p>
      <p className="review__message" dir="auto">
        {message}
      </p>
      <div className="review__foot">
        <HelpfulMark
          username={username}
          count={helpfulCount}
          isMarked={isMarked}
          onMark={ownActions ? undefined : () => onMark(reviewFields)}
        />
        {ownActions ? <ReviewActions {...ownActions} /> : <ReportButton id={id} username={username} noun="comment" />}
      </div>
    </li>
  );
}

/** Tells the author of a hidden comment that others do not see it. */
export function HiddenNote({ reason }: { reason: string }) {
  return <p className="review__hidden">Only you see your comment. {reason}</p>;
}

/** The two buttons under the member's own comment, question or answer. */
export function ReviewActions({ onEdit, onDelete, noun = 'comment' }: OwnActions & { noun?: string }) {
  return (
    <div className="review__actions no-print">
      <button type="button" className="review__action" onClick={onEdit}>
        Edit<span className="visually-hidden"> your {noun}</span>
      </button>
      <button type="button" className="review__action" aria-haspopup="dialog" onClick={onDelete}>
        Delete<span className="visually-hidden"> your {noun}</span>
      </button>
    </div>
  );
}

type HelpfulMarkProps = {
  username: string;
  count: number;
  /** `true` if the visitor has found it helpful. */
  isMarked: boolean;
  /** Omitted if the visitor wrote the comment. */
  onMark?: () => void;
};

/** The number of members who found a comment helpful, and the button to add or undo a vote. */
function HelpfulMark({ username, count, isMarked, onMark }: HelpfulMarkProps) {
  return (
    <>
      {onMark && (
        <button
          type="button"
          className={`review__action ${isMarked ? '' : 'review__action--quiet '}needs-script no-print helpful-mark`}
          aria-pressed={isMarked}
          onClick={onMark}
        >
          Helpful<span className="visually-hidden"> comment by {username}</span>
        </button>
      )}
      {count > 0 && <span className="helpful-mark__count">{count} found this helpful</span>}
    </>
  );
}
