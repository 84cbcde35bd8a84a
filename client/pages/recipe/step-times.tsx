import { useLocation } from 'react-router-dom';
import { withCookScreen } from '#client/features/cook-mode/cook-address.ts';
import { TimerChip } from '#client/features/timers/timer-chip.tsx';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { timersInText } from '#cooking/times-in-text.ts';
import './step-times.css';

/** A step, and the recipe whose title and path its timers show. */
type TimedStep = { slug: string; recipeTitle: string; path: string; index: number; title: string };

/** The times of a step as buttons that start timers. Renders nothing if the step has none. */
export function StepTimes({ step, details }: { step: TimedStep; details: readonly string[] }) {
  const { search } = useLocation();
  const times = details.flatMap(timersInText);
  if (times.length === 0) return null;
  return (
    <ul className="step-times no-print" aria-label="Timers of this step">
      {times.map(({ text, seconds }, index) => {
        const id = `${step.slug}/${step.index}/${index}`;
        return (
          <li key={id}>
            <TimerChip
              timer={{
                id,
                // Two timers of one step need two names.
                name: times.length > 1 ? `${step.title}, ${text}` : step.title,
                title: step.recipeTitle,
                path: step.path,
                search: withCookScreen(search, step.index + 1),
                step: step.index,
                seconds,
              }}
              text={text}
            />
            {index === 0 && <TimerTrayPrefetch />}
          </li>
        );
      })}
    </ul>
  );
}

/** Fetches the code of the timers before the first timer starts, because the device may be offline later. */
function TimerTrayPrefetch() {
  return (
    <LazyPart load={() => import('#client/features/timers/timer-tray.tsx')} when="visible">
      {() => null}
    </LazyPart>
  );
}
