import { type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { MenusPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Spread } from '#client/ui/spread.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, MenusPageQueryDocument, {});
  return null;
}

/** All menus, each as a laid table. */
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
      <ul className="wrap section spreads spreads--sides">
        {menus.map(({ slug, title, path, description, servings, recipes }, index) => (
          <Spread
            key={slug}
            title={title}
            path={path}
            description={description}
            facts={`For ${servings}, ${recipes.length} dishes`}
            dishes={recipes}
            first={index === 0}
          />
        ))}
      </ul>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Menus" failed="Failed to fetch the menus" />;
}
