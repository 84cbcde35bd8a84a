import { useApolloClient } from '@apollo/client/react';
import { Plus } from 'lucide';
import { useId, useState } from 'react';
import { IngredientNamesQueryDocument } from '#client/gql/graphql.ts';
import { FieldError } from '#client/ui/forms/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MAX_INGREDIENT_LENGTH, MAX_INGREDIENTS, messages } from '#schema/rules/catalogue.ts';
import { type Filters, withoutChoice } from './filter-address.ts';
import type { FilteredList } from './load-filtered.ts';

type Props = {
  list: FilteredList;
  currentFilters: Filters;
  apply: (next: Filters) => void;
  /** `true` if the typed ingredient would be one too many. */
  isTooMany: boolean;
};

/** The active ingredients, and a field to add another. The surrounding form reads the field. */
export function IngredientFilter({ list: { unknown }, currentFilters, apply, isTooMany }: Props) {
  const id = useId();
  const client = useApolloClient();
  const [names, setNames] = useState<readonly string[]>([]);
  const ingredients = currentFilters.choices.filter(({ name }) => name === 'ingredient');
  const isFull = isTooMany && ingredients.length >= MAX_INGREDIENTS;
  const unknownText = unknown.length > 0 ? `No recipes here use “${unknown.join('”, “')}”.` : undefined;

  // Suggestions are optional: the field accepts any name.
  const suggest = async () => {
    const { data } = await client.query({ query: IngredientNamesQueryDocument }).catch(() => ({ data: undefined }));
    if (data) setNames(data.foods.map(({ name }) => name));
  };

  return (
    <div className="filter-group__values">
      {ingredients.map((choice) => (
        <label key={choice.value} className="pill">
          <input
            type="checkbox"
            name="ingredient"
            className="visually-hidden"
            value={choice.value}
            checked
            onChange={() => apply(withoutChoice(currentFilters, choice))}
          />
          {choice.value}
        </label>
      ))}
      <div className="filter-bar__field">
        <label className="visually-hidden" htmlFor={id}>
          Made with
        </label>
        <input
          className="field__input"
          id={id}
          type="text"
          name="ingredient"
          placeholder="chickpeas"
          list={`${id}-names`}
          maxLength={MAX_INGREDIENT_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="done"
          aria-invalid={isFull}
          aria-describedby={`${id}-error`}
          onFocus={() => void suggest()}
        />
        <datalist id={`${id}-names`}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit" className="icon-button" aria-label="Add the ingredient">
          <Icon of={Plus} size={20} />
        </button>
      </div>
      <FieldError id={`${id}-error`}>{isFull ? messages.tooManyIngredients : unknownText}</FieldError>
    </div>
  );
}
