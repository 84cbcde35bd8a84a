import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import './sidebar.css';

/** Where to ask. */
export function HelpCard() {
  return (
    <section className="help-card" aria-labelledby="help-card">
      <h2 className="sidebar__title" id="help-card">
        Need a hand?
      </h2>
      <p>Stuck on a step, or found a mistake? Write to us, and a cook answers.</p>
      <Link className="button button--quiet" to={paths.contact}>
        Contact Us
      </Link>
    </section>
  );
}
