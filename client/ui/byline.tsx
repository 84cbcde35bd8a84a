import { Link } from 'react-router-dom';
import { Avatar } from './avatar.tsx';
import { DateText } from './date-text.tsx';
import { formatCount } from './format.ts';
import { Stars } from './stars.tsx';
import './byline.css';

type Props = {
  author: string;
  authorPath: string;
  /** A day, ISO 8601. */
  date: string;
  rating: number;
  comments: number;
  /** The address of the comments. Example: "#reviews". */
  commentsPath: string;
};

/** The author, the rating, the number of comments and the date of a recipe. */
export function Byline({ author, authorPath, date, rating, comments, commentsPath }: Props) {
  return (
    <ul className="byline">
      <li className="byline__author">
        <Avatar name={author} />
        <Link to={authorPath}>{author}</Link>
      </li>
      <li>
        <Stars rating={rating} />
      </li>
      <li>
        <Link to={commentsPath}>{formatCount(comments, 'comment')}</Link>
      </li>
      <li>
        <DateText value={date} />
      </li>
    </ul>
  );
}
