import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import './recipe-section.css';

type Props = {
  /** The id that addresses name it by. Example: "ingredients". */
  id: string;
  title: string;
  className?: string;
  /** Stands beside the title. */
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

type FoldedProps = { id: string; title: string; children: ReactNode };

/**
 * A part that is folded on phones until one asks for it: what one cooks from stands closer together. Without scripts, on
 * paper and in wider windows it is open.
 */
export function FoldedSection({ id, title, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const body = useId();
  return (
    <RecipeSection
      id={id}
      title={title}
      className={open ? 'folded-section folded-section--open' : 'folded-section'}
      aside={
        <button
          type="button"
          className="folded-section__button no-print"
          aria-labelledby={id}
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown aria-hidden="true" size={22} />
        </button>
      }
    >
      <div className="folded-section__body" id={body}>
        {children}
      </div>
    </RecipeSection>
  );
}

type ListProps = { id: string; title: string; lines: readonly string[] /** On phones. */; folded?: boolean };

/** A part that is a list of plain lines. Left out where there are none. */
export function TextList({ id, title, lines, folded = false }: ListProps) {
  if (lines.length === 0) return null;
  const Section = folded ? FoldedSection : RecipeSection;
  return (
    <Section id={id} title={title}>
      <ul className="text-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
