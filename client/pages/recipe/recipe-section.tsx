import type { ReactNode } from 'react';
import './recipe-section.css';

type Props = {
  /** What addresses name it by. Example: "ingredients". */
  id: string;
  title: string;
  className?: string;
  /** What stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One titled part of a recipe. */
export function RecipeSection({ id, title, className = '', aside, children }: Props) {
  return (
    <section className={`recipe-section ${className}`} aria-labelledby={id}>
      <div className="recipe-section__head">
        <h2 className="recipe-section__title" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A part that is a list of plain lines. Left out where there are none. */
export function TextList({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <RecipeSection id={id} title={title}>
      <ul className="text-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </RecipeSection>
  );
}
