import { Bell, Pause, Play, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Timer, useBrowserStore } from '#client/state/store.ts';
import {
  addMinute,
  hasEnded,
  pauseTimer,
  removeTimer,
  resumeTimer,
  secondsLeft,
  timerPath,
} from '#client/state/timers.ts';
import { Link } from '#client/ui/link.tsx';
import { clockText } from '#cooking/times-in-text.ts';
import { allowSound, canAskToNotify } from './ring.ts';
import { TimerBell } from './timer-bell.tsx';
import { useNow } from './use-now.ts';
import './timer-tray.css';

/**
 * The timers along the foot of the window, those that have ended first, then those that end next; and their bell.
 * @param silent `true` when another tray on the page rings already
 */
export function TimerTray({ silent = false }: { silent?: boolean }) {
  const timers = useBrowserStore((state) => state.timers) ?? [];
  const now = useNow(timers.some(({ left }) => left === null));
  const sorted = timers.toSorted((a, b) => (a.left ?? a.endsAt - now) - (b.left ?? b.endsAt - now));
  if (sorted.length === 0) return null;
  return (
    <>
      <section className="timer-tray at-foot no-print" aria-label="Timers">
        <ul className="timer-tray__list">
          {sorted.map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} />
          ))}
        </ul>
        <AskToNotify />
      </section>
      {!silent && <TimerBell />}
    </>
  );
}

function TimerRow({ timer, now }: { timer: Timer; now: number }) {
  const { id, name, title, left } = timer;
  const row = useRef<HTMLLIElement>(null);
  const ended = hasEnded(timer, now);
  // The button goes with its row; the focus moves on to the name of the next, or to what surrounds the tray.
  const stop = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const around = row.current?.closest<HTMLElement>('[tabindex="-1"]') ?? document.getElementById('content');
    (next?.querySelector('a') ?? around)?.focus({ preventScroll: true });
    removeTimer(id);
  };
  return (
    <li ref={row} className={ended ? 'timer timer--ended' : 'timer'}>
      <span className="timer__clock" role="timer">
        {ended ? 'Time!' : clockText(secondsLeft(timer, now))}
      </span>
      <span className="timer__name">
        <Link to={timerPath(timer)}>{name}</Link>
        <span className="timer__recipe">{ended ? `${title} · ${ago(now - timer.endsAt)}` : title}</span>
      </span>
      <span className="timer__buttons">
        {!ended && (
          // One button for both: it keeps the focus.
          <TimerButton
            label={left === null ? `Pause ${name}` : `Go on with ${name}`}
            onPress={() => (left === null ? pauseTimer(id) : goOn(id))}
            icon={left === null ? Pause : Play}
          />
        )}
        <TimerButton label={`1 min more for ${name}`} onPress={() => addMinute(id)} icon={Plus} text="1 min" />
        <TimerButton label={`Stop ${name}`} onPress={stop} icon={X} text={ended ? 'Stop' : ''} />
      </span>
    </li>
  );
}

function goOn(id: string): void {
  allowSound();
  resumeTimer(id);
}

type ButtonProps = { label: string; onPress: () => void; icon: typeof X; text?: string };

function TimerButton({ label, onPress, icon: Icon, text = '' }: ButtonProps) {
  return (
    <button type="button" className="timer__button" aria-label={label} onClick={onPress}>
      <Icon aria-hidden="true" size={18} />
      {text}
    </button>
  );
}

/** Says how long ago it ended: a device that slept rings late. */
function ago(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'now';
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
}

/** Offers notifications, for one who looks at something else meanwhile. It asks nothing by itself. */
function AskToNotify() {
  const [open, setOpen] = useState(canAskToNotify);
  if (!open) return null;
  const ask = () => void Notification.requestPermission().then(() => setOpen(canAskToNotify()));
  return (
    <button type="button" className="timer-tray__notify" onClick={ask}>
      <Bell aria-hidden="true" size={16} />
      Notify me when one ends
    </button>
  );
}
