import './foods.css';
import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeskFoods_ListQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Link } from '#client/ui/link.tsx';
import { Allergen } from '#schema/rules/vocabulary.ts';
import { getEditorPath } from '../recipes/file-paths.ts';
import type { DeskViewProps } from '../view-props.ts';
import { FoodForm } from './food-form.tsx';
import { toNewFoodPath } from './new-food-path.ts';

/** The table of foods: a search, the foods that recipes use but the table lacks, and a form to add a food. */
export function View({ rest, onRetry }: DeskViewProps) {
  const [params] = useSearchParams();
  if (rest === 'new')
    return (
      <FoodForm
        name={params.get('name') ?? ''}
        recipeFile={params.get('from') ?? undefined}
        fieldId={params.get('field') ?? undefined}
      />
    );
  return <FoodList onRetry={onRetry} />;
}

function FoodList({ onRetry }: { onRetry: () => void }) {
  const [searchText, setSearchText] = useState('');
  const search = useDeferredValue(searchText).trim();
  const { data, previousData, error, refetch } = useQuery(DeskFoods_ListQueryDocument, {
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const desk = (data ?? previousData)?.desk;
  const retry = () => {
    onRetry();
    void refetch();
  };
  if (error && !desk) return <ErrorText onRetry={retry}>The foods could not be loaded.</ErrorText>;
  if (!desk) return <p role="status">Loading...</p>;
  return (
    <section aria-labelledby="foods">
      <h2 id="foods" className="desk__title">
        Foods
      </h2>
      <div className="desk-foods__find">
        <Field
          label="Find a food"
          type="search"
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
        <Link className="button" to={toNewFoodPath(searchText.trim())}>
          Add a food
        </Link>
      </div>
      {desk.missingFoods.length > 0 && search === '' && (
        <section aria-labelledby="asked">
          <h3 id="asked" className="reported__title">
            Missing foods
          </h3>
          <p>
            Recipes ask for these foods. Until the table has them, the recipes have no labels and incomplete nutrition
            facts.
          </p>
          <ul className="desk-foods__list">
            {desk.missingFoods.map(({ name, files }) => (
              <li key={name} className="desk-foods__entry">
                <strong>{name}</strong>
                <span>
                  {files.map(({ file, title }, index) => (
                    <span key={file}>
                      {index > 0 && ', '}
                      <Link to={paths.desk(getEditorPath(file))}>{title}</Link>
                    </span>
                  ))}
                </span>
                <Link to={toNewFoodPath(name, files[0]?.file)}>
                  Add<span className="visually-hidden"> {name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h3 className="reported__title">The table</h3>
      <p role="status">{search !== '' && formatCount(desk.foods.length, 'food')}</p>
      <ul className="desk-foods__list">
        {desk.foods.map((food) => (
          <li key={food.key} className="desk-foods__entry">
            <span>
              <strong>{food.name}</strong>
              {food.aka.length > 0 && <span className="food-form__note"> {food.aka.join(', ')}</span>}
            </span>
            <span>
              {[
                food.diet,
                ...food.contains.map((each) => `contains ${Allergen[each]}`),
                ...food.mayContain.map((each) => `may contain ${Allergen[each]}`),
              ].join(', ')}
              <span className="food-form__note"> {formatCount(food.recipeCount, 'recipe')}</span>
            </span>
            <span className="desk-foods__links">
              {food.isEditable && (
                <Link to={paths.desk(`recipes/foods/${food.key}.yaml`)}>
                  Change<span className="visually-hidden"> {food.name}</span>
                </Link>
              )}
              <Link to={paths.desk(`recipes/glossary/${food.key}.yaml`)}>
                {food.isInGlossary ? 'Glossary' : 'Explain this food'}
                <span className="visually-hidden">: {food.name}</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
