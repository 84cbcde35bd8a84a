import { DateText } from '#client/ui/date-text.tsx';
import { Stars } from '#client/ui/stars.tsx';
import type { Review } from './review.ts';

export type OwnActions = {
  onEdit: () => void;
  onDelete: () => void;
};

type Props = {
  review: Review;
  /** What its author can do with it; left out for all others. */
  own?: OwnActions;
};

/** What somebody says of a recipe. */
export function ReviewItem({ review: { username, rating, message, createdAt, editedAt }, own }: Props) {
  return (
    <li className={own ? 'review review--own' : 'review'}>
      <p className="review__head">
        <strong className="review__name">{username}</strong>
        {own && <span className="review__yours">Your comment</span>}
        <Stars rating={rating} />
        <DateText value={createdAt} />
        {editedAt && (
          <span>
            edited <DateText value={editedAt} />
          </span>
        )}
      </p>
      <p className="review__message">{message}</p>
      {own && <ReviewActions {...own} />}
    </li>
  );
}

/** The two buttons under one's own comment. */
export function ReviewActions({ onEdit, onDelete }: OwnActions) {
  return (
    <div className="review__actions no-print">
      <button type="button" className="review__action" onClick={onEdit}>
        Edit<span className="visually-hidden"> your comment</span>
      </button>
      <button type="button" className="review__action" aria-haspopup="dialog" onClick={onDelete}>
        Delete<span className="visually-hidden"> your comment</span>
      </button>
    </div>
  );
}
