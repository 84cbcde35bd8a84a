import { useId } from 'react';
import type { DeskRecipes_WordsQueryQuery } from '#client/gql/graphql.ts';
import { formatCourse } from '#client/ui/format.ts';
import { courseName } from '#schema/rules/vocabulary.ts';
import { ChoiceField, FindingText, LongField, NumberField, TextField } from './fields.tsx';
import { toFieldText, toList, useRecipeForm } from './form-context.ts';
import { removeValue, setValue } from './yaml-edits.ts';
import { getValue } from './yaml-source.ts';

/** Suggestions for fields, and the choices of others, from the server. */
export type FormWords = NonNullable<DeskRecipes_WordsQueryQuery['desk']>['contentWords'];

/** Possible values of fields. */
type Choices = Pick<FormWords, 'authors' | 'categories' | 'cuisines'> & {
  courses: readonly string[];
  difficulties: readonly string[];
};

const toChoices = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Title, description and facts of a recipe. */
export function BasicFields({ choices }: { choices: Choices }) {
  const courses = choices.courses.map((course) => ({ value: course, label: formatCourse(courseName(course)) }));
  return (
    <>
      <TextField path={['title']} label="Title" />
      <LongField
        path={['description']}
        label="Description"
        hint="One or two sentences, for cards and under the title."
      />
      <div className="recipe-form__grid">
        <NumberField path={['servings']} label="Servings" />
        <TextField path={['yield']} label="Makes (optional)" hint="Example: 16 pieces" isOptional />
        <NumberField path={['prepTime']} label="Preparation, minutes" hint="Including waiting." />
        <NumberField path={['cookTime']} label="Cooking, minutes" hint="0 if nothing is cooked." />
        <NumberField
          path={['totalMinutes']}
          label="Total, minutes (optional)"
          hint="If it differs from the sum."
          isOptional
        />
        <ChoiceField path={['difficulty']} label="Difficulty" choices={toChoices(choices.difficulties)} />
        <ChoiceField path={['course']} label="Course" choices={courses} />
        <ChoiceField path={['cuisine']} label="Cuisine" choices={toChoices(choices.cuisines)} />
        <ChoiceField
          path={['author']}
          label="Author"
          choices={choices.authors.map(({ key, name }) => ({ value: key, label: name }))}
        />
        <TextField path={['published']} label="Publication day" type="date" />
        <ChoiceField
          path={['category']}
          label="Category"
          hint="Part of the web address."
          choices={toChoices(choices.categories)}
        />
      </div>
      <OtherCategories categories={choices.categories} />
      <OtherNames />
      <FeaturedCheckbox />
    </>
  );
}

function OtherCategories({ categories }: { categories: readonly string[] }) {
  const { parsed, edit, order, setActive } = useRecipeForm();
  const mainCategory = getValue(parsed.value, ['category']);
  const selected = toList(getValue(parsed.value, ['alsoIn'])).map(toFieldText);
  const toggle = (name: string) =>
    edit((text) => {
      const next = selected.includes(name) ? selected.filter((each) => each !== name) : [...selected, name];
      return next.length > 0 ? setValue(text, ['alsoIn'], next, order) : removeValue(text, ['alsoIn']);
    });
  const listedCategories = [
    ...categories.filter((name) => name !== mainCategory || selected.includes(name)),
    ...selected,
  ];
  return (
    <fieldset className="recipe-form__choices" data-field="alsoIn" tabIndex={-1} onFocus={() => setActive('alsoIn')}>
      <legend className="field__label">Further categories (optional)</legend>
      {[...new Set(listedCategories)].map((name) => (
        <label key={name}>
          <input type="checkbox" checked={selected.includes(name)} onChange={() => toggle(name)} /> {name}
        </label>
      ))}
      <FindingText field="alsoIn" />
    </fieldset>
  );
}

/** Other names of the dish, in one field, separated by commas. */
function OtherNames() {
  const id = useId();
  const { parsed, edit, order, setActive } = useRecipeForm();
  const names = toList(getValue(parsed.value, ['aka'])).map(toFieldText);
  const save = (newValue: string) => {
    const next = newValue.split(',').flatMap((name) => name.trim() || []);
    if (next.join() === names.join()) return;
    edit((text) => (next.length > 0 ? setValue(text, ['aka'], next, order) : removeValue(text, ['aka'])));
  };
  return (
    <div className="recipe-field">
      <label className="field__label" htmlFor={id}>
        Other names (optional)
      </label>
      <input
        key={names.join()}
        id={id}
        data-field="aka"
        className="field__input"
        defaultValue={names.join(', ')}
        onFocus={() => setActive('aka')}
        onBlur={({ target }) => save(target.value)}
      />
      <div className="field__hint">Separate with commas. Include other spellings.</div>
      <FindingText field="aka" />
    </div>
  );
}

function FeaturedCheckbox() {
  const { parsed, edit, order, setActive } = useRecipeForm();
  const isFeatured = getValue(parsed.value, ['featured']) === true;
  return (
    <label className="recipe-form__switch">
      <input
        type="checkbox"
        data-field="featured"
        checked={isFeatured}
        onFocus={() => setActive('featured')}
        onChange={() =>
          edit((text) => (isFeatured ? removeValue(text, ['featured']) : setValue(text, ['featured'], true, order)))
        }
      />
      Featured on the home page
    </label>
  );
}
