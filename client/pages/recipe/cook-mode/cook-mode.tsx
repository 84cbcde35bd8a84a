import { ArrowRight, Check, Star, X } from 'lucide';
import { type Ref, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withCookScreen } from '#client/features/cook-mode/cook-address.ts';
import { KeepScreenOn } from '#client/features/cook-mode/keep-screen-on.tsx';
import { ScreenButtons } from '#client/features/cook-mode/screen-buttons.tsx';
import { useScreens } from '#client/features/cook-mode/use-screens.ts';
import { TimerTray } from '#client/features/timers/timer-tray.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeInstructions_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { useTicks } from '#client/state/ticks.ts';
import { Icon } from '#client/ui/icon.tsx';
import { KEEP_PAGE } from '#client/ui/link.tsx';
import type { LoadedRecipe } from '../recipe-loader.ts';
import type { ScaledRecipe } from '../scale-recipe.ts';
import { CookIngredients, CookStep } from './cook-screens.tsx';
import '#client/features/cook-mode/cook-mode.css';
import { useSignedInVisitor } from '#client/state/session.ts';
import { RecipeNote } from '../recipe-note.tsx';
import '../recipe-note.css';

type Props = {
  recipe: LoadedRecipe;
  scaled: ScaledRecipe;
  servings: number;
  /** The screen: 0 for the ingredients, 1 for the first step. */
  screen: number;
};

/** Cook mode: one step per screen in large type, with its amounts and timers. */
export function CookMode({ recipe, scaled, servings, screen }: Props) {
  const { slug, instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const { search } = useLocation();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const screenElement = useRef<HTMLElement>(null);
  const lastScreen = instructions.length;
  const { ticked, toggle } = useTicks(`${slug}/steps`, {
    title: recipe.title,
    path: `${recipe.path}?${withCookScreen(search, Math.min(screen + 1, lastScreen))}`,
    steps: lastScreen,
  });

  /** Index of the first step that is not ticked off; -1 if there is none. */
  const nextIndex = instructions.findIndex(({ title }) => !ticked.includes(title));
  const nextScreen = screen === 0 && ticked.length > 0 && nextIndex > 0 ? nextIndex + 1 : screen + 1;

  const tickCurrentStep = () => {
    const stepTitle = instructions[screen - 1]?.title;
    if (stepTitle !== undefined && !ticked.includes(stepTitle)) toggle(stepTitle);
  };
  const showScreen = (next: number) => {
    if (next < 0 || next > lastScreen) return;
    if (screen > 0 && next === screen + 1) tickCurrentStep();
    void navigate(
      { search: withCookScreen(search, next) },
      { replace: true, state: KEEP_PAGE, defaultShouldRevalidate: false },
    );
  };
  const leave = (hash = '') => {
    void navigate({ search: withCookScreen(search, undefined), hash });
  };
  const [isFinished, setFinished] = useState(false);
  const finish = () => {
    tickCurrentStep();
    setFinished(true);
  };
  const goBack = () => (isFinished ? setFinished(false) : showScreen(screen - 1));

  useScreens({
    container,
    screenElement,
    screen: isFinished ? lastScreen + 1 : screen,
    onTurn: (direction) => (direction === 1 ? !isFinished && showScreen(screen + 1) : goBack()),
    onLeave: () => leave(),
  });

  return (
    <div className="cook-mode no-print" ref={container} tabIndex={-1}>
      <CookHead title={recipe.title} screen={screen} stepCount={lastScreen} onLeave={() => leave()} />
      {isFinished ? (
        <CookFinish ref={screenElement} recipe={recipe} onRate={() => leave('reviews')} />
      ) : screen === 0 ? (
        <CookIngredients ref={screenElement} recipe={recipe} scaled={scaled} servings={servings} />
      ) : (
        <CookStep ref={screenElement} recipe={recipe} scaled={scaled} index={screen - 1} />
      )}
      <div className="cook-mode__foot at-foot">
        <TimerTray silent />
        <ScreenButtons isFirst={screen === 0} onPrevious={goBack}>
          {isFinished ? (
            <button type="button" className="button" onClick={() => leave()}>
              Back to the recipe
            </button>
          ) : screen === lastScreen ? (
            <button type="button" className="button" onClick={finish}>
              <Icon of={Check} size={20} />
              Finish
            </button>
          ) : (
            <button type="button" className="button" onClick={() => showScreen(nextScreen)}>
              {nextScreen > screen + 1 ? `Continue at step ${nextScreen}` : screen === 0 ? 'Start cooking' : 'Next'}
              <Icon of={ArrowRight} size={20} />
            </button>
          )}
        </ScreenButtons>
      </div>
    </div>
  );
}

type HeadProps = { title: string; screen: number; stepCount: number; onLeave: () => void };

function CookHead({ title, screen, stepCount, onLeave }: HeadProps) {
  return (
    <header className="cook-mode__head">
      <div className="cook-mode__where">
        <h1 className="cook-mode__title">{title}</h1>
        <p>{screen === 0 ? 'Before you start' : `Step ${screen} of ${stepCount}`}</p>
      </div>
      <KeepScreenOn />
      <button type="button" className="icon-button" aria-label="Leave cook mode" onClick={onLeave}>
        <Icon of={X} size={26} />
      </button>
      <progress className="cook-mode__progress" max={stepCount} value={screen} aria-label="Progress" />
    </header>
  );
}

type FinishProps = {
  recipe: LoadedRecipe;
  /** The element that takes the focus, so that screen readers read the screen. */
  ref: Ref<HTMLElement>;
  /** Called to leave cook mode and go to the comments. */
  onRate: () => void;
};

/** The screen after the last step, to mark the dish as cooked, note changes for next time, and rate it. */
function CookFinish({ recipe, ref, onRate }: FinishProps) {
  const isMember = Boolean(useSignedInVisitor());
  return (
    <section className="cook-screen" ref={ref} tabIndex={-1} aria-labelledby="cook-title">
      <h2 className="cook-screen__title" id="cook-title">
        Nice work
      </h2>
      <p className="cook-screen__note">Enjoy your {recipe.title}.</p>
      <RecipeNote recipe={recipe} />
      <button type="button" className="cook-screen__rate" onClick={onRate}>
        <Icon of={Star} size={18} />
        {isMember ? 'Rate it now' : 'Read and write comments'}
      </button>
    </section>
  );
}
