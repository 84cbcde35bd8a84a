import { Timer as TimerIcon } from 'lucide';
import { type Timer, useBrowserStore } from '#client/state/store.ts';
import { Icon } from '#client/ui/icon.tsx';
import { clockText } from '#cooking/times-in-text.ts';
import { getSecondsLeft, hasEnded, startTimer, stopTimer } from './control-timers.ts';
import { allowSound } from './ring.ts';
import { useNow } from './use-now.ts';
import './timer-chip.css';

type Props = {
  /** The timer to start. */
  timer: Omit<Timer, 'endsAt' | 'left'>;
  /** The duration in the step's own words. Example: "12 to 15 minutes". */
  text: string;
};

/**
 * A duration in a step: a button that starts its timer, shows the time left, and stops it. One button, so that it
 * keeps the focus.
 */
export function TimerChip({ timer, text }: Props) {
  const startedTimer = useBrowserStore(({ timers }) => timers?.find(({ id }) => id === timer.id));
  const press = () => {
    if (startedTimer) return stopTimer(startedTimer);
    allowSound();
    startTimer(timer);
  };
  return (
    <button
      type="button"
      className={startedTimer ? 'timer-chip timer-chip--running' : 'timer-chip needs-script'}
      onClick={press}
    >
      <Icon of={TimerIcon} size={16} />
      {startedTimer ? (
        <TimeLeft timer={startedTimer} text={text} />
      ) : (
        <span>
          <span className="visually-hidden">Start a timer: </span>
          {text}
          <span className="visually-hidden">, {timer.name.replace(`, ${text}`, '')}</span>
        </span>
      )}
    </button>
  );
}

function TimeLeft({ timer, text }: { timer: Timer; text: string }) {
  const now = useNow(timer.left === null);
  const isEnded = hasEnded(timer, now);
  return (
    <span className={isEnded ? 'timer-chip__ended' : undefined}>
      {isEnded ? 'Time! Stop' : clockText(getSecondsLeft(timer, now))}
      <span className="visually-hidden">
        {isEnded ? '' : ' left. Stop'} the timer for {text}, {timer.name.replace(`, ${text}`, '')}
      </span>
    </span>
  );
}
