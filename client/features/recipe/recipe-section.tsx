import type { ReactNode } from 'react';

type Props = {
  /** What addresses name it by. Example: "ingredients". */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
};

/** One titled part of a recipe. */
export function RecipeSection({ id, title, className = '', children }: Props) {
  return (
    <section className={`recipe-section ${className}`} aria-labelledby={id}>
      <h2 className="recipe-section__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
