import type { Questions_RecipeFragment } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Portrait } from '#client/ui/avatar.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { type OwnActions, ReviewActions } from '../reviews/review-item.tsx';

type Question = Questions_RecipeFragment['questions']['nodes'][number];
type Author = Question['answers'][number]['author'];

type Props = Omit<Question, 'answers' | '__typename'> & {
  /** The author of the recipe, where they wrote it. */
  author?: Author;
  /** The actions of the member who wrote it; left out for all others. */
  own?: OwnActions;
};

/** A question, or an answer. The answer of the recipe's author has their portrait. */
export function Entry({ id, username, text, createdAt, editedAt, author, own }: Props) {
  const what = author === undefined ? 'question' : 'answer';
  return (
    <div className={author ? 'entry entry--author' : 'entry'}>
      <p className="review__head">
        {author && <Portrait picture={author.picture} />}
        <strong className="review__name">
          {author ? <Link to={paths.author(author.slug)}>{author.name}</Link> : username}
        </strong>
        {author && <span className="entry__mark">Author of this recipe</span>}
        <DateText value={createdAt} />
        {editedAt && (
          <span>
            updated <DateText value={editedAt} />
          </span>
        )}
      </p>
      <p className="review__message">{text}</p>
      {own ? <ReviewActions {...own} what={what} /> : <ReportButton id={id} username={username} what={what} />}
    </div>
  );
}
