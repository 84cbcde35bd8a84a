import { RecipeSection } from './recipe-section.tsx';

type Props = { id: string; title: string; lines: readonly string[] };

/** A part that is a list of plain lines. Left out where there are none. */
export function TextList({ id, title, lines }: Props) {
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
