import { RecipeSection } from './recipe-section.tsx';

type Props = { tips: readonly string[] };

/** Tips. What stands before a colon leads in, in bold. */
export function CookingTips({ tips }: Props) {
  if (tips.length === 0) return null;
  return (
    <RecipeSection id="tips" title="Cooking Tips">
      <ul className="text-list">
        {tips.map((tip) => (
          <li key={tip}>
            <Tip text={tip} />
          </li>
        ))}
      </ul>
    </RecipeSection>
  );
}

function Tip({ text }: { text: string }) {
  const colon = text.indexOf(':');
  if (colon === -1) return text;
  return (
    <>
      <strong>{text.slice(0, colon + 1)}</strong>
      {text.slice(colon + 1)}
    </>
  );
}
