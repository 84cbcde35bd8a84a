import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskFoods_PartsQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { getSlug } from '#schema/rules/slug.ts';
import { AISLES, ALLERGENS, FOOD_DIETS } from '#schema/rules/vocabulary.ts';
import { getEditorPath } from '../recipes/file-paths.ts';
import { Allergens } from './allergens.tsx';
import { type FoodDraft, readFoodDraft, storeFoodDraft } from './food-draft.ts';
import {
  checkWeights,
  findFood,
  hasErrors,
  type RowErrors,
  replaceMeasures,
  toUnknownFoodMessage,
} from './food-rows.ts';
import { readNumber, toFoodText, type Weight } from './food-text.ts';
import { SourcePicker } from './source-picker.tsx';
import { useAddFood } from './use-add-food.ts';
import { Weights } from './weights.tsx';

type Fields = Omit<FoodDraft, 'parts' | 'measures' | 'isLiquid'>;

const MEASURE_NAMES = 'tsp tbsp cup piece small medium large clove slice leaf sprig stalk can handful'.split(' ');

const toChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const toAllergenField = (name: string) => `allergens.${name}` as const;

const checkAllergen = (name: string) => (fields: Fields) =>
  fields.allergens[name] ? undefined : `Answer for ${name}.`;

type Props = {
  /** Name as typed by an editor or written in a recipe; may be empty. */
  name: string;
  /** File of the recipe that uses the food. */
  recipeFile: string | undefined;
  /** Id of the field in the recipe's form that names the food. */
  fieldId: string | undefined;
};

/** The form that adds a food to the table. Recipes that name the food use it at once. */
export function FoodForm({ name, recipeFile, fieldId }: Props) {
  const navigate = useNavigate();
  const [draft] = useState(() => readFoodDraft(name));
  const [parts, setParts] = useState(draft.parts);
  const [measures, setMeasures] = useState(draft.measures);
  /** Measures of the row that was chosen last. */
  const [rowMeasures, setRowMeasures] = useState(draft.ndb === '' ? [] : draft.measures);
  const [isLiquid, setLiquid] = useState(draft.isLiquid);
  const [partSearch, setPartSearch] = useState('');
  const partsQuery = useQuery(DeskFoods_PartsQueryDocument, {
    variables: { search: partSearch },
    skip: partSearch.length < 2,
  });
  const partNames = partsQuery.data?.desk?.foods.map((food) => food.name) ?? [];
  const [errors, setErrors] = useState<Record<'parts' | 'measures', RowErrors[]>>({ parts: [], measures: [] });
  const findParts = useFindParts();
  const addFood = useAddFood();
  const hasParts = parts.some((each) => each.name.trim() !== '');

  const form = useCheckedForm<Fields>(
    {
      british: ({ british }) =>
        getSlug(british) === '' ? 'Enter its name in Latin letters, in the singular.' : undefined,
      ndb: ({ ndb, basis }) => (basis === 'row' && !ndb ? 'Choose the row with its nutrients.' : undefined),
      edible: ({ edible, basis }) =>
        basis === 'row' && !(readNumber(edible) > 0 && readNumber(edible) <= 100)
          ? 'Enter a share from 1 to 100.'
          : undefined,
      ...Object.fromEntries(ALLERGENS.map((name) => [toAllergenField(name), checkAllergen(name)])),
      diet: ({ diet }) => (diet === '' ? 'Choose a diet.' : undefined),
      aisle: ({ aisle }) => (aisle === '' ? 'Choose an aisle.' : undefined),
      price: ({ price, basis }) => {
        if (price.trim() === '')
          return basis === 'parts' ? undefined : 'Enter the price per kilogram. An estimate is fine.';
        return readNumber(price) >= 0 ? undefined : 'Enter US dollars, for example 4.50.';
      },
    },
    async (fields) => {
      const isComposite = fields.basis === 'parts';
      if (isComposite && !hasParts)
        return { ok: false, text: 'Enter at least one food that it is made of, with grams.' };
      const resolvedParts = isComposite ? await findParts(parts) : { parts, errors: [] };
      const newErrors = {
        parts: isComposite
          ? checkWeights(parts).map((each, index) => ({ ...resolvedParts.errors[index], ...each }))
          : [],
        measures: checkWeights(measures),
      };
      setErrors(newErrors);
      if (hasErrors([...newErrors.parts, ...newErrors.measures])) return undefined;
      const text = toFoodText({
        ...fields,
        ndb: isComposite ? '' : fields.ndb,
        parts: resolvedParts.parts,
        measures,
        isLiquid,
      });
      const result = await addFood(`foods/${getSlug(fields.british)}.yaml`, text);
      if (result.ok) {
        storeFoodDraft(name, undefined);
        await navigate(paths.desk(recipeFile ? getEditorPath(recipeFile) : 'foods'), { state: { field: fieldId } });
      }
      return result;
    },
    { defaultValues: draft },
  );
  const values: FoodDraft = { ...form.watch(), parts, measures, isLiquid };
  const valuesText = JSON.stringify(values);
  useEffect(() => storeFoodDraft(name, valuesText), [name, valuesText]);
  const isComposite = values.basis === 'parts';
  return (
    <section aria-labelledby="food">
      <p>
        <Link to={paths.desk(recipeFile ? getEditorPath(recipeFile) : 'foods')} state={{ field: fieldId }}>
          {recipeFile ? 'Back to the recipe' : 'All foods'}
        </Link>
      </p>
      <h2 id="food" className="desk__title">
        Add a food
      </h2>
      <form className="form food-form" method="post" noValidate onSubmit={form.onSubmit}>
        <div className="food-form__pair">
          <Field
            label="Name in British English"
            hint={<NameHint name={values.british}>In the singular: aubergine</NameHint>}
            {...form.field('british')}
          />
          <Field
            label="Name in American English"
            hint={<NameHint name={values.american}>If it differs: eggplant</NameHint>}
            {...form.field('american')}
          />
          <Field label="Plural" hint="If there is one: aubergines" {...form.field('plural')} />
          <Field label="Other names" hint="Separated by commas: brinjal, baingan" {...form.field('others')} />
        </div>
        <Select
          label="Where do its nutrients come from?"
          choices={[
            { value: 'row', label: 'A row of the USDA table' },
            { value: 'parts', label: 'It is made of other foods' },
          ]}
          {...form.field('basis')}
        />
        {isComposite ? (
          <Weights
            legend="Made of"
            label="Food"
            hint="The foods in one batch, with their weights."
            weights={parts}
            errors={errors.parts}
            names={partNames}
            onChange={(newParts) => {
              setParts(newParts);
              setErrors({ ...errors, parts: [] });
            }}
            onType={(text) => setPartSearch(text.trim())}
          />
        ) : (
          <>
            <SourcePicker
              name={form.watch('british')}
              field={form.field('ndb')}
              onChoose={(row) => {
                const weights = row.measures.map((measure) => ({ name: measure.name, grams: String(measure.grams) }));
                setMeasures(replaceMeasures(measures, rowMeasures, weights));
                setRowMeasures(weights);
                form.setValue('edible', String(Math.round(row.edible * 100)));
              }}
            />
            <Field
              label="Edible share, in percent"
              inputMode="decimal"
              hint="Without peel, bones and pits."
              {...form.field('edible')}
            />
          </>
        )}
        <Weights
          legend="Weight per measure"
          label="Measure"
          weights={measures}
          errors={errors.measures}
          names={MEASURE_NAMES}
          onChange={(newMeasures) => {
            setMeasures(newMeasures);
            setErrors({ ...errors, measures: [] });
          }}
        />
        <Checkbox
          label="A liquid: metric cooks measure it in milliliters"
          checked={isLiquid}
          onChange={({ target }) => setLiquid(target.checked)}
        />
        <Allergens
          answers={form.watch('allergens')}
          getField={(name) => form.field(toAllergenField(name))}
          onAnswer={(name, answer) => form.setValue(toAllergenField(name), answer)}
        />
        <div className="food-form__pair">
          <Select label="Diet" choices={toChoices(FOOD_DIETS)} empty="Choose …" {...form.field('diet')} />
          <Select label="Supermarket aisle" choices={toChoices(AISLES)} empty="Choose …" {...form.field('aisle')} />
          <Field
            label="Price per kilogram, in US dollars"
            inputMode="decimal"
            hint={isComposite ? 'If empty, it is calculated from the parts.' : undefined}
            {...form.field('price')}
          />
        </div>
        <FormMessage result={form.result} />
        {form.busy && <progress aria-label="Updating recipes" />}
        <SubmitButton busy={form.busy}>Add the food</SubmitButton>
      </form>
    </section>
  );
}

/** The hint of a field for a name, or the food that has this name already. */
function NameHint({ name, children }: { name: string; children: ReactNode }) {
  const search = useDeferredValue(name).trim();
  const { data } = useQuery(DeskFoods_PartsQueryDocument, { variables: { search }, skip: search.length < 2 });
  const food = findFood(search, data?.desk?.foods ?? []);
  if (!food) return children;
  return (
    <span className="food-form__taken">
      “{search}” is already a name of {food.name}. Write {food.name} in the recipe, or enter another name.
    </span>
  );
}

/** Returns a function that replaces names of foods with their keys, and reports unknown names as errors. */
function useFindParts() {
  const client = useApolloClient();
  return async (parts: readonly Weight[]): Promise<{ parts: Weight[]; errors: RowErrors[] }> => {
    const rows = await Promise.all(
      parts.map(async (part): Promise<{ part: Weight; errors: RowErrors }> => {
        const search = part.name.trim();
        if (search === '') return { part, errors: {} };
        const result = await client
          .query({ query: DeskFoods_PartsQueryDocument, variables: { search } })
          .catch(() => undefined);
        // The server checks the names, too.
        if (!result) return { part, errors: {} };
        const foods = result.data?.desk?.foods ?? [];
        const food = findFood(search, foods);
        return food
          ? { part: { ...part, name: food.key }, errors: {} }
          : { part, errors: { name: toUnknownFoodMessage(search, foods) } };
      }),
    );
    return { parts: rows.map(({ part }) => part), errors: rows.map(({ errors }) => errors) };
  };
}
