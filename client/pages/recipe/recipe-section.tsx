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
