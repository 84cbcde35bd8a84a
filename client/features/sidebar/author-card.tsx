import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { AuthorCard_AuthorFragmentDoc } from '#client/gql/graphql.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import './sidebar.css';

type Props = {
  author: FragmentType<typeof AuthorCard_AuthorFragmentDoc>;
  /** Where one reads something by them. */
  to?: string;
};

/** Who writes here. */
export function AuthorCard({ author, to }: Props) {
  const { name, role, bio } = readFragment(AuthorCard_AuthorFragmentDoc, author);
  return (
    <section className="author-card" aria-label="About the author">
      <Avatar name={name} />
      <h2 className="author-card__name">{to ? <Link to={to}>{name}</Link> : name}</h2>
      <p className="author-card__role">{role}</p>
      <p>{bio}</p>
    </section>
  );
}
