import { ArrowLeft, ArrowRight, Plus, ShoppingBasket } from 'lucide';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SavedPlanQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { fillBasket } from '#client/state/basket.ts';
import { isCooked } from '#client/state/cooked.ts';
import { changePlanned } from '#client/state/plan.ts';
import { type PlanEntry, type Product, useBrowserStore } from '#client/state/store.ts';
import { dayInWords } from '#client/ui/days.ts';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { formatCount } from '#client/ui/format.ts';
import { Icon } from '#client/ui/icon.tsx';
import { KEEP_PAGE, Link } from '#client/ui/link.tsx';
import { useToday } from '#client/ui/use-today.ts';
import { addDays } from '#schema/rules/days.ts';
import { FindDishModal } from './find-dish.tsx';
import { PlanCalendar } from './plan-calendar.tsx';
import { PlanDay, type PlannedRecipe } from './plan-day.tsx';
import { FetchNotices, ListPlaceholder, SavedView } from './saved-view.tsx';
import { useSavedRecipes } from './use-saved-recipes.ts';
import './plan.css';

/** Maximum number of weeks that the calendar goes back or forward from this week. */
const MAX_WEEKS = 52;

/** The meal plan of a week: the dishes of each day, and a button to shop for them. */
export function Component() {
  const entries = useBrowserStore((state) => state.plan);
  const [parameters] = useSearchParams();
  const weekOffset = getWeekOffset(parameters);
  return (
    <SavedView title="Your week" description="Plan the week, then shop in one tap. No account needed.">
      {entries ? <Week key={weekOffset} offset={weekOffset} entries={entries} /> : <ListPlaceholder />}
    </SavedView>
  );
}

function Week({ offset, entries }: { offset: number; entries: readonly PlanEntry[] }) {
  const cooked = useBrowserStore((state) => state.cooked) ?? [];
  const firstDay = addDays(useToday(), offset * 7);
  const days = Array.from({ length: 7 }, (_, index) => addDays(firstDay, index));
  const weekEntries = entries.filter(({ day }) => days.includes(day));
  const result = useSavedRecipes<PlannedRecipe>(SavedPlanQueryDocument, getDishes(weekEntries));
  const [excludedDays, setExcludedDays] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const [isFindingDish, setFindingDish] = useState(false);
  const navigate = useNavigate();
  const getRecipe = (slug: string) => result?.recipes.find((recipe) => recipe.slug === slug);
  const entriesToShop = weekEntries.filter(
    ({ day, dish }) => dish && !excludedDays.has(day) && !isCooked(cooked, dish.id, day),
  );
  // A batch is relative to a recipe's own servings, which are known once it has loaded. A withdrawn recipe never loads.
  const haveRecipesLoaded = entriesToShop.every(
    ({ dish }) => dish && (getRecipe(dish.id) || result?.missingTitles.includes(dish.title)),
  );

  const move = (entry: PlanEntry, day: string) => {
    if (day === entry.day) return;
    changePlanned(entry.id, { day });
    setAnnouncement(`${entry.dish?.title ?? entry.note}: ${dayInWords(day)}.`);
    // The entry has moved to another list, so its button is a new element.
    requestAnimationFrame(() => {
      const button = document.getElementById(`planned-${entry.id}`);
      if (button) button.focus();
      else focusHeading();
    });
  };
  const shop = () => {
    fillBasket(
      getDishes(entriesToShop).map((product) => {
        const recipeServings = getRecipe(product.id)?.servings;
        const dishEntries = entriesToShop.filter(({ dish }) => dish?.id === product.id);
        const servings =
          recipeServings && dishEntries.reduce((sum, entry) => sum + (entry.servings ?? recipeServings), 0);
        return {
          product,
          batch: servings && servings !== recipeServings ? { servings, written: recipeServings } : undefined,
        };
      }),
    );
    void navigate(paths.cart);
  };
  const dayCount = new Set(entriesToShop.map(({ day }) => day)).size;

  return (
    <>
      <div className="plan__head">
        <h2 className="plan__title">
          {offset === 0 ? 'The next seven days' : `${dayInWords(firstDay)} to ${dayInWords(addDays(firstDay, 6))}`}
        </h2>
        <nav className="plan__weeks no-print" aria-label="Weeks">
          <WeekLink offset={offset - 1} label="Week before" />
          {offset !== 0 && <WeekLink offset={0} label="This week" />}
          <WeekLink offset={offset + 1} label="Week after" />
        </nav>
      </div>
      {entries.length === 0 && (
        <div className="plan__how">
          <p>
            Nothing planned yet. Choose a dish for any day, or press <strong>Plan</strong> on any{' '}
            <Link to={paths.recipes}>recipe</Link>.
          </p>
          <button
            type="button"
            className="button needs-script"
            aria-haspopup="dialog"
            onClick={() => setFindingDish(true)}
          >
            <Icon of={Plus} size={18} />
            Choose a dish for {offset === 0 ? 'today' : dayInWords(firstDay)}
          </button>
        </div>
      )}
      {isFindingDish && <FindDishModal day={firstDay} onClose={() => setFindingDish(false)} />}
      {result && <FetchNotices hasFailed={result.hasFailed} missingTitles={result.missingTitles} />}
      <ol className="plan__days">
        {days.map((day) => (
          <PlanDay
            key={day}
            day={day}
            entries={weekEntries.filter((entry) => entry.day === day)}
            getRecipe={getRecipe}
            isInShopping={!excludedDays.has(day)}
            onShoppingChange={(isInShopping) => {
              const others = [...excludedDays].filter((other) => other !== day);
              setExcludedDays(new Set(isInShopping ? others : [...others, day]));
            }}
            onMove={move}
            onDrop={(id) => {
              const entry = entries.find((other) => other.id === id);
              if (entry) move(entry, day);
            }}
          />
        ))}
      </ol>
      {weekEntries.some(({ dish }) => dish) && (
        <div className="plan__shop no-print">
          <button
            type="button"
            className="button"
            disabled={entriesToShop.length === 0 || !haveRecipesLoaded}
            onClick={shop}
          >
            <Icon of={ShoppingBasket} size={18} />
            Shop for {dayCount === 0 ? 'these days' : formatCount(dayCount, 'day')}
          </button>
          <Link to={paths.cart}>Your shopping list</Link>
        </div>
      )}
      <PlanCalendar entries={weekEntries} getRecipe={getRecipe} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

function WeekLink({ offset, label }: { offset: number; label: string }) {
  if (Math.abs(offset) > MAX_WEEKS) return null;
  return (
    <Link className="plan__week" to={paths.planWeek(offset)} state={KEEP_PAGE}>
      {label === 'Week before' && <Icon of={ArrowLeft} size={18} />}
      {label}
      {label === 'Week after' && <Icon of={ArrowRight} size={18} />}
    </Link>
  );
}

/** Returns the offset of the week in the URL, in weeks from this one; 0 if it is missing or invalid. */
function getWeekOffset(parameters: URLSearchParams): number {
  const offset = Number(parameters.get('week') ?? 0);
  return Number.isInteger(offset) && Math.abs(offset) <= MAX_WEEKS ? offset : 0;
}

/** Returns the planned dishes, each once. */
function getDishes(entries: readonly PlanEntry[]): Product[] {
  return [...new Map(entries.flatMap(({ dish }) => (dish ? [[dish.id, dish] as const] : []))).values()];
}
