import { CalendarDays, Clock, Printer, ShoppingBasket } from 'lucide';
import { use } from 'react';
import { data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { scheduleMeal } from '#client/features/timeline/schedule-meal.ts';
import { getMeal, timelinePath, toClock } from '#client/features/timeline/timeline-address.ts';
import { TimelineView } from '#client/features/timeline/timeline-view.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type MenuPage_MenuFragment,
  MenuPage_MenuFragmentDoc,
  MenuPageQueryDocument,
  TimelinePageQueryDocument,
  type TimelinePageQueryQuery,
} from '#client/gql/graphql.ts';
import { getRecipePath, paths } from '#client/paths.ts';
import { fillBasket } from '#client/state/basket.ts';
import { chooseDay } from '#client/state/choose-day.ts';
import { getProduct } from '#client/state/saved.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { LaidTable } from '#client/ui/laid-table.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { JsonLd, PageHead, SiteContext } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import './menus.css';

type Menu = MenuPage_MenuFragment;

/** @throws a 404 response if there is no such menu */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = params.slug?.toLowerCase() ?? '';
  const menu = readFragment(MenuPage_MenuFragmentDoc, (await load(context, MenuPageQueryDocument, { slug })).menu);
  if (!menu) throw data(null, { status: 404 });
  const timeline = { slugs: menu.recipes.map((recipe) => recipe.slug), servings: menu.servings };
  await load(context, TimelinePageQueryDocument, timeline);
  return { slug, timeline, eatAt: getMeal(new URL(request.url).searchParams).eatAt };
}

/** A menu: its dishes, preparations, and when to start each step. */
export function Component() {
  const { slug, timeline, eatAt } = useLoaderData<typeof loader>();
  const menu = readFragment(MenuPage_MenuFragmentDoc, useLoaded(MenuPageQueryDocument, { slug }).menu);
  const { recipesBySlugs } = useLoaded(TimelinePageQueryDocument, timeline);
  const { publicUrl } = use(SiteContext);
  // The menu may be withdrawn while it is displayed.
  if (!menu) return <NotFound />;
  const { title, path, description } = menu;
  const [picture] = menu.recipes.map((recipe) => recipe.picture);
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={path}
        image={picture && { src: `${picture.base}/16x9-1200.jpg`, alt: picture.alt, width: 1200, height: 675 }}
        type="article"
        feed={{ title: 'Menus', base: paths.menus }}
      />
      <JsonLd data={() => toMenuJsonLd(menu, publicUrl)} />
      <MenuArticle menu={menu} dishes={recipesBySlugs} eatAt={eatAt} />
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Menus" failedText="Failed to fetch the menu" />;
}

type ArticleProps = {
  menu: Menu;
  /** Its dishes with their steps. */
  dishes: TimelinePageQueryQuery['recipesBySlugs'];
  /** The time of the meal, in minutes since midnight. */
  eatAt: number;
};

/** The whole article of a menu. Previews show it too. */
export function MenuArticle({ menu, dishes, eatAt }: ArticleProps) {
  const { title, path, description, introduction, publishedOn, author, servings, recipes, notes } = menu;
  return (
    <>
      <PageBanner title={title} current={title}>
        {description}
      </PageBanner>
      <article className="wrap section menu">
        <div className="menu__opening">
          <LaidTable dishes={recipes} first />
          <div className="menu__words">
            <p className="menu__byline">
              <Link to={paths.author(author.slug)}>{author.name}</Link>, <DateText value={publishedOn} />
            </p>
            <p className="lede">{introduction}</p>
          </div>
        </div>
        <section aria-labelledby="dishes">
          <h2 className="menu__title" id="dishes">
            On the table, for {servings}
          </h2>
          <ul className="menu__dishes">
            {recipes.map((recipe) => (
              <li key={recipe.slug}>
                <Link className="menu__dish" to={getRecipePath(recipe.path, servings, recipe.servings)}>
                  {recipe.title}
                </Link>
                <button
                  type="button"
                  className="menu__plan no-print needs-script"
                  aria-label={`Plan ${recipe.title}`}
                  aria-haspopup="dialog"
                  onClick={() => chooseDay(getProduct(recipe), servings === recipe.servings ? undefined : servings)}
                >
                  <Icon of={CalendarDays} size={16} />
                  Plan
                </button>
                <p>{recipe.description}</p>
              </li>
            ))}
          </ul>
          <MenuButtons menu={menu} eatAt={eatAt} />
        </section>
        <section aria-labelledby="before">
          <h2 className="menu__title" id="before">
            Before the day
          </h2>
          <ul className="menu__notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
        <section className="menu__timeline" aria-labelledby="timeline">
          <h2 className="menu__title" id="timeline">
            When to start each dish
          </h2>
          <Form className="form menu__when no-print" action={`${path}#timeline`}>
            <Field key={eatAt} label="Eat at" name="at" type="time" defaultValue={toClock(eatAt)} required />
            <button type="submit" className="button button--quiet">
              Work out the times
            </button>
          </Form>
          <TimelineView meal={scheduleMeal(dishes, eatAt)} eatAt={eatAt} />
        </section>
      </article>
    </>
  );
}

function MenuButtons({ menu: { servings, recipes }, eatAt }: { menu: Menu; eatAt: number }) {
  const shop = () =>
    fillBasket(
      recipes.map((recipe) => ({
        product: getProduct(recipe),
        batch: servings === recipe.servings ? undefined : { servings, written: recipe.servings },
      })),
    );
  const meal = { recipes: recipes.map(({ slug }) => slug), eatAt, servings };
  return (
    <p className="menu__buttons no-print">
      <button type="button" className="button needs-script" onClick={shop}>
        <Icon of={ShoppingBasket} size={18} />
        Shop for all dishes
      </button>
      <Link className="button button--quiet" to={timelinePath(meal)}>
        <Icon of={Clock} size={18} />
        Cook along
      </Link>
      <button type="button" className="button button--quiet needs-script" onClick={() => window.print()}>
        <Icon of={Printer} size={18} />
        Print
      </button>
    </p>
  );
}

/** Returns a menu as a schema.org ItemList, with absolute URLs. */
function toMenuJsonLd({ path, title, description, recipes }: Menu, publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    '@id': publicUrl + path,
    url: publicUrl + path,
    name: title,
    description,
    numberOfItems: recipes.length,
    itemListElement: recipes.map((recipe, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: recipe.title,
      url: publicUrl + recipe.path,
    })),
  };
}
