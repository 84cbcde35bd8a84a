import { useLazyQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { DeskPage_RecipesToPutInQueryDocument } from '#client/gql/graphql.ts';
import { TextButton } from '#client/ui/text-button.tsx';

/** Finds recipes by their words, and puts one into the issue. */
export function RecipePicker({ onPick }: { onPick: (slug: string) => void }) {
  const id = useId();
  const [term, setTerm] = useState('');
  const [find, { data, error }] = useLazyQuery(DeskPage_RecipesToPutInQueryDocument);
  const recipes = data?.recipes.nodes ?? [];
  return (
    <search className="issue__picker">
      <label className="field__label" htmlFor={id}>
        Put in a recipe
      </label>
      <input
        id={id}
        type="search"
        className="field__input"
        value={term}
        onChange={({ target: { value } }) => {
          setTerm(value);
          if (value.trim() !== '') void find({ variables: { term: value.trim() } });
        }}
      />
      {term.trim() !== '' && (
        <ul className="issue__found" aria-label="Recipes">
          {recipes.map(({ slug, title }) => (
            <li key={slug}>
              <TextButton
                onClick={() => {
                  onPick(slug);
                  setTerm('');
                }}
              >
                {title}
              </TextButton>
            </li>
          ))}
          {error && <li>The recipes could not be loaded.</li>}
          {data && recipes.length === 0 && <li>No recipe has these words.</li>}
        </ul>
      )}
    </search>
  );
}
