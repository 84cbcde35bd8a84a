import { ChevronDown } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import './recipe-section.css';

type Props = {
  /** Id of its heading, for links. Example: "ingredients". */
  id: string;
  title: string;
  className?: string;
  /** Shown next to the title. */
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

type FoldedProps = {
  id: string;
  title: string;
  className?: string;
  /** `always` folds at every width, `phone` below 640 px only. */
  on: 'always' | 'phone';
  /** Shows the first line of the part while it is folded. */
  isTeaser?: boolean;
  /** Shown next to the title, as a summary of the folded part. */
  aside?: ReactNode;
  children: ReactNode | ((open: boolean) => ReactNode);
};

/**
 * A part that is folded to one line until the reader opens it or follows a link to it, so that ingredients and steps
 * come first. It is open without scripts and on paper.
 */
export function FoldedSection({ id, title, className = '', on, isTeaser = false, aside, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  const classNames = [
    'folded-section',
    `folded-section--${on}`,
    isTeaser && 'folded-section--teaser',
    open && 'folded-section--open',
    className,
  ];
  return (
    <RecipeSection
      id={id}
      title={title}
      className={classNames.filter(Boolean).join(' ')}
      aside={
        <>
          {aside}
          <button
            type="button"
            className="folded-section__button no-print"
            aria-labelledby={isTeaser ? `${id} ${bodyId}-show` : id}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setOpen(!open)}
          >
            {isTeaser && <span id={`${bodyId}-show`}>{open ? 'Show less' : 'Show all'}</span>}
            <Icon of={ChevronDown} size={22} />
          </button>
        </>
      }
    >
      <div className="folded-section__body" id={bodyId}>
        {typeof children === 'function' ? children(open) : children}
      </div>
    </RecipeSection>
  );
}

type ListProps = { lines: readonly string[] } & Pick<FoldedProps, 'id' | 'title' | 'on' | 'isTeaser'>;

/** A folded part that is a list of plain lines. Renders nothing without lines. */
export function TextList({ id, title, lines, on, isTeaser }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <FoldedSection id={id} title={title} on={on} isTeaser={isTeaser}>
      <ul className="text-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </FoldedSection>
  );
}
