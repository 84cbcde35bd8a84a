import { Link } from '#client/ui/link.tsx';
import { Portrait } from './avatar.tsx';
import { DateText } from './date-text.tsx';
import { formatCount } from './format.ts';
import type { PictureData } from './picture.tsx';
import { Stars } from './stars.tsx';
import './byline.css';

type Props = {
  author: { name: string; picture: PictureData };
  authorPath: string;
  /** A day, ISO 8601. */
  date: string;
  rating: number;
  comments: number;
  /** The URL of the comments. Example: "#reviews". */
  commentsPath: string;
};

/** The author, the number of comments, the rating and the date of a recipe, in the order of the specification. */
export function Byline({ author, authorPath, date, rating, comments, commentsPath }: Props) {
  return (
    <ul className="byline">
      <li className="byline__author">
        <Portrait picture={author.picture} />
        <Link to={authorPath}>{author.name}</Link>
      </li>
      <li>
        <Link to={commentsPath}>{formatCount(comments, 'comment')}</Link>
      </li>
      <li>{comments > 0 ? <Stars rating={rating} /> : <Link to={commentsPath}>Be the first to rate</Link>}</li>
      <li>
        <DateText value={date} />
      </li>
    </ul>
  );
}
