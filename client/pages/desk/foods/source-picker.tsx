import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DeskFoods_SourceQueryDocument, type DeskFoods_SourceQueryQuery } from '#client/gql/graphql.ts';
import { Field } from '#client/ui/forms/field.tsx';

/** A row of the USDA table, which has the nutrients of foods. */
export type SourceFood = NonNullable<DeskFoods_SourceQueryQuery['desk']>['sourceFoods'][number];

type Props = {
  /** Search term until the editor types another. */
  name: string;
  /** The form's field for the number of the chosen row. */
  field: UseFormRegisterReturn & { error: string | undefined };
  onChoose: (row: SourceFood) => void;
};

/** A search for the row of the USDA table that has a food's nutrients, and the choice among its results. */
export function SourcePicker({ name, field: { error, ...field }, onChoose }: Props) {
  const [typedText, setTypedText] = useState<string>();
  const search = useDeferredValue(typedText ?? name).trim();
  const { data, previousData, loading } = useQuery(DeskFoods_SourceQueryDocument, {
    variables: { search },
    skip: search.length < 3,
  });
  const rows = (data ?? previousData)?.desk?.sourceFoods ?? [];
  return (
    <fieldset className="food-form__group">
      <legend className="field__label">Row of the USDA table</legend>
      <Field
        label="Find a row"
        type="search"
        hint="The nutrients are copied from this row. Choose the raw food, if there is one."
        error={error}
        value={typedText ?? name}
        onChange={({ target }) => setTypedText(target.value)}
      />
      {rows.length === 0 && search.length >= 3 && !loading && (
        <p role="status">
          No row has these words. Try a plainer name, for example “cheese” for “farmer cheese”, or choose “It is made of
          other foods” above.
        </p>
      )}
      {rows.map((row) => (
        <label key={row.ndb} className="food-form__choice">
          <input
            type="radio"
            {...field}
            value={row.ndb}
            onChange={(event) => {
              onChoose(row);
              return field.onChange(event);
            }}
          />
          <span>
            {row.description}
            {row.energy !== null && `, ${row.energy} kcal`}
            {row.unknown.length > 0 && (
              <span className="food-form__note"> No figure for {row.unknown.map(toNutrient).join(', ')}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the nutrient's name. Example: "sugars_g" becomes "sugars". */
function toNutrient(column: string): string {
  return column.replace(/_m?g$/, '').replaceAll('_', ' ');
}
