import { type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { MenusPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { LaidTable } from '#client/ui/laid-table.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import './menus.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, MenusPageQueryDocument, {});
  return null;
}

/** All menus, each as a laid table with its menu card. */
export function Component() {
  const { menus } = useLoaded(MenusPageQueryDocument, {});
  return (
    <>
      <PageHead
        title="Menus"
        description="Menus for an occasion: dishes that go together, with one timeline and one shopping list."
        path={paths.menus}
        feed={{ title: 'Menus', base: paths.menus }}
      />
      <PageBanner title="Menus">Dishes that go together, with one timeline and one shopping list per menu.</PageBanner>
      <ul className="wrap section menus">
        {menus.map(({ slug, title, path, description, servings, recipes }, index) => (
          <li key={slug} className="covered menu-spread">
            <LaidTable dishes={recipes} first={index === 0} />
            <div className="menu-spread__card">
              <p className="menu-spread__facts">
                For {servings}, {recipes.length} dishes
              </p>
              <h2 className="menu-spread__title">
                <Link className="covered__link" to={path}>
                  {title}
                </Link>
              </h2>
              <p className="menu-spread__line">{description}</p>
              <ul className="menu-spread__dishes">
                {recipes.map((recipe) => (
                  <li key={recipe.slug}>{recipe.title}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Menus" failedText="Failed to fetch the menus" />;
}
