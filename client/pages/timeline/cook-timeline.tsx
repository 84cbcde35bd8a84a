import { ArrowRight, Check, X } from 'lucide';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withCookScreen } from '#client/features/cook-mode/cook-address.ts';
import { KeepScreenOn } from '#client/features/cook-mode/keep-screen-on.tsx';
import { ScreenButtons } from '#client/features/cook-mode/screen-buttons.tsx';
import { useScreens } from '#client/features/cook-mode/use-screens.ts';
import { getDishState, type MealSchedule, type Row } from '#client/features/timeline/schedule-meal.ts';
import { toClock } from '#client/features/timeline/timeline-address.ts';
import { TimerChip } from '#client/features/timers/timer-chip.tsx';
import { TimerTray } from '#client/features/timers/timer-tray.tsx';
import { paths } from '#client/paths.ts';
import { recordCooked } from '#client/state/cooked.ts';
import { getProduct } from '#client/state/saved.ts';
import { Icon } from '#client/ui/icon.tsx';
import { keepDegreesTogether } from '#client/ui/keep-degrees-together.ts';
import { KEEP_PAGE } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast.ts';
import { timersInText } from '#cooking/times-in-text.ts';
import '#client/features/cook-mode/cook-mode.css';
import './cook-timeline.css';

type Props = {
  schedule: MealSchedule;
  /** The time of the meal, in minutes since midnight. */
  eatAt: number;
  /** Undefined for the servings that each recipe is written for. */
  servings: number | undefined;
  /** Number of the screen and of its row in the schedule, from 1. */
  screen: number;
};

/** Cook mode for several dishes at once. Each screen shows one row of the schedule: a task and the waits after it. */
export function CookTimeline({ schedule, eatAt, servings, screen }: Props) {
  const { dishes, rows } = schedule;
  const { search } = useLocation();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const screenElement = useRef<HTMLElement>(null);
  const row = rows[screen - 1];

  const showScreen = (number: number) => {
    if (number < 1 || number > rows.length) return;
    void navigate(
      { search: withCookScreen(search, number) },
      { replace: true, state: KEEP_PAGE, defaultShouldRevalidate: false },
    );
  };
  const leave = () => void navigate({ search: withCookScreen(search, undefined) });
  const finish = () => {
    for (const { recipe } of dishes) recordCooked(getProduct(recipe));
    showToast(`You cooked ${dishes.map(({ recipe }) => recipe.title).join(', ')} today.`, { kind: 'success' });
    leave();
  };
  useScreens({
    container,
    screenElement,
    screen,
    onTurn: (direction) => showScreen(screen + direction),
    onLeave: leave,
  });
  if (!row) return null;

  return (
    <div className="cook-mode no-print" ref={container} tabIndex={-1}>
      <header className="cook-mode__head">
        <div className="cook-mode__where">
          <h1 className="cook-mode__title">Eat at {toClock(eatAt)}</h1>
          <p>
            {screen} of {rows.length}
          </p>
        </div>
        <KeepScreenOn />
        <button type="button" className="icon-button" aria-label="Leave cook mode" onClick={leave}>
          <Icon of={X} size={26} />
        </button>
        <progress className="cook-mode__progress" max={rows.length} value={screen} aria-label="Progress" />
        <DishStates schedule={schedule} row={row} eatAt={eatAt} />
      </header>
      <section
        className="cook-screen"
        ref={screenElement}
        tabIndex={-1}
        aria-labelledby="cook-title"
        aria-describedby="cook-text"
      >
        <TaskView {...{ schedule, row, eatAt, servings }} search={withCookScreen(search, screen)} />
      </section>
      <div className="cook-mode__foot at-foot">
        <TimerTray silent />
        <ScreenButtons isFirst={screen === 1} onPrevious={() => showScreen(screen - 1)}>
          {screen === rows.length ? (
            <button type="button" className="button" onClick={finish}>
              <Icon of={Check} size={20} />
              Finish
            </button>
          ) : (
            <button type="button" className="button" onClick={() => showScreen(screen + 1)}>
              Next
              <Icon of={ArrowRight} size={20} />
            </button>
          )}
        </ScreenButtons>
      </div>
    </div>
  );
}

type RowProps = { schedule: MealSchedule; row: Row; eatAt: number };

/** All dishes, each with its state when this row's task starts. */
function DishStates({ schedule, row: { task }, eatAt }: RowProps) {
  const { dishes } = schedule;
  const getText = (dishIndex: number) => {
    if (dishIndex === task.dishIndex) return 'now';
    const { waitEnd, next } = getDishState(schedule, task, dishIndex);
    if (waitEnd !== undefined) return `unattended until ${toClock(eatAt + waitEnd)}`;
    return next === undefined ? 'ready' : `next at ${toClock(eatAt + next)}`;
  };
  return (
    <ul className="cook-lanes" aria-label="All dishes">
      {dishes.map(({ recipe }, dishIndex) => (
        <li
          key={recipe.slug}
          className={dishIndex === task.dishIndex ? 'cook-lanes__dish cook-lanes__dish--now' : 'cook-lanes__dish'}
        >
          <strong>{recipe.title}</strong> {getText(dishIndex)}
        </li>
      ))}
    </ul>
  );
}

/** One task, large enough to be read from across the kitchen. */
function TaskView({
  schedule: { dishes, tasks },
  row,
  eatAt,
  servings,
  search,
}: RowProps & Pick<Props, 'servings'> & { search: string }) {
  const { task, waits } = row;
  const dish = dishes[task.dishIndex];
  const step = dish?.steps[task.step];
  if (!dish || !step) return null;
  const { slug, title, servings: recipeServings } = dish.recipe;
  const texts = [...new Set([task, ...waits].flatMap((each) => each.texts))];
  const isFirstOfStep = !tasks.some(
    (other) => other.dishIndex === task.dishIndex && other.step === task.step && other.position < task.position,
  );
  return (
    <>
      <h2 className="cook-screen__title" id="cook-title">
        {step.title}
      </h2>
      <p className="cook-screen__note">
        {title} for {servings ?? recipeServings}, at {toClock(eatAt + task.start)}
      </p>
      <div className="cook-screen__text" id="cook-text">
        {texts.map((text) => (
          <p key={text}>{keepDegreesTogether(text)}</p>
        ))}
      </div>
      {isFirstOfStep && step.uses.length > 0 && (
        <section className="cook-screen__uses" aria-label="For this step">
          <h3 className="cook-screen__group">For this step</h3>
          <ul className="cook-screen__lines">
            {step.uses.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <ul className="cook-lanes__timers" aria-label="Timers">
        {texts.flatMap(timersInText).map(({ text, seconds }, index) => {
          const id = `${slug}/timeline/${task.step}/${task.position}/${index}`;
          const timer = { id, name: step.title, title, path: paths.timeline, search, step: task.step, seconds };
          return (
            <li key={id}>
              <TimerChip timer={timer} text={text} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
