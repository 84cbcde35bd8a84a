import { Bell, ChevronUp, type IconNode, Pause, Play, Plus, X } from 'lucide';
import { useRef, useState } from 'react';
import { type Timer, useBrowserStore } from '#client/state/store.ts';
import { formatCount } from '#client/ui/format.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { clockText } from '#cooking/times-in-text.ts';
import {
  addMinute,
  getSecondsLeft,
  hasEnded,
  pauseTimer,
  resumeTimer,
  stopTimer,
  timerPath,
} from './control-timers.ts';
import { allowSound, canAskToNotify } from './ring.ts';
import { TimerBell } from './timer-bell.tsx';
import { useNow } from './use-now.ts';
import './timer-tray.css';

/**
 * The timers along the bottom edge of the window, sorted by when they end. On phones the tray is one line until it is
 * opened: a single timer, or the number of timers and the time left of the first to end. Ringing timers are always
 * visible.
 * @param silent - `true` if another tray on the page rings
 */
export function TimerTray({ silent = false }: { silent?: boolean }) {
  const timers = useBrowserStore((state) => state.timers) ?? [];
  const now = useNow(timers.some(({ left }) => left === null));
  const [open, setOpen] = useState(false);
  const sortedTimers = timers.toSorted((a, b) => (a.left ?? a.endsAt - now) - (b.left ?? b.endsAt - now));
  const next = sortedTimers.find((timer) => !hasEnded(timer, now));
  if (sortedTimers.length === 0) return null;
  const classNames = [
    'timer-tray at-foot no-print',
    open && 'timer-tray--open',
    sortedTimers.length === 1 && 'timer-tray--single',
  ];
  return (
    <>
      <section className={classNames.filter(Boolean).join(' ')} aria-label="Timers">
        <button type="button" className="timer-tray__summary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {sortedTimers.length === 1 ? (
            <span className="visually-hidden">Timer controls</span>
          ) : (
            `${formatCount(sortedTimers.length, 'timer')}${next ? ` · next ${clockText(getSecondsLeft(next, now))}` : ''}`
          )}
          <Icon of={ChevronUp} size={20} />
        </button>
        <ul className="timer-tray__list">
          {sortedTimers.map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} />
          ))}
        </ul>
        <NotificationOffer />
      </section>
      {!silent && <TimerBell />}
    </>
  );
}

function TimerRow({ timer, now }: { timer: Timer; now: number }) {
  const { id, name, title, left } = timer;
  const row = useRef<HTMLLIElement>(null);
  const isEnded = hasEnded(timer, now);
  // Stops the timer. The button disappears, so the focus moves to a neighboring row, or out of the tray.
  const stop = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const focusTarget = row.current?.closest<HTMLElement>('[tabindex="-1"]') ?? document.getElementById('content');
    (next?.querySelector('a') ?? focusTarget)?.focus({ preventScroll: true });
    stopTimer(timer);
  };
  return (
    <li ref={row} className={isEnded ? 'timer timer--ended' : 'timer'}>
      <span className="timer__clock" role="timer">
        {isEnded ? 'Time!' : clockText(getSecondsLeft(timer, now))}
      </span>
      <span className="timer__name">
        <Link to={timerPath(timer)}>{name}</Link>
        <span className="timer__recipe">{isEnded ? `${title} · ${formatAgo(now - timer.endsAt)}` : title}</span>
      </span>
      <span className="timer__buttons">
        {!isEnded && (
          // One button for pause and resume, so that it keeps the focus.
          <TimerButton
            label={left === null ? `Pause ${name}` : `Resume ${name}`}
            onPress={() => (left === null ? pauseTimer(id) : resume(id))}
            icon={left === null ? Pause : Play}
          />
        )}
        <TimerButton label={`1 min more for ${name}`} onPress={() => addMinute(id)} icon={Plus} text="1 min" />
        <TimerButton label={`Stop ${name}`} onPress={stop} icon={X} text={isEnded ? 'Stop' : ''} isMain />
      </span>
    </li>
  );
}

function resume(id: string): void {
  allowSound();
  resumeTimer(id);
}

type ButtonProps = {
  label: string;
  onPress: () => void;
  icon: IconNode;
  text?: string;
  /** `true` for the button that phones show while the tray is closed. */
  isMain?: boolean;
};

function TimerButton({ label, onPress, icon, text = '', isMain = false }: ButtonProps) {
  const className = isMain ? 'timer__button timer__button--main' : 'timer__button';
  return (
    <button type="button" className={className} aria-label={label} onClick={onPress}>
      <Icon of={icon} size={18} />
      {text}
    </button>
  );
}

/** Returns how long ago a timer ended: a device that was asleep rings late. */
function formatAgo(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'now';
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
}

/** Offers notifications for readers who switch to another page. The browser asks only after a press. */
function NotificationOffer() {
  const [open, setOpen] = useState(canAskToNotify);
  if (!open) return null;
  const requestPermission = () => void Notification.requestPermission().then(() => setOpen(canAskToNotify()));
  return (
    <button type="button" className="timer-tray__notify" onClick={requestPermission}>
      <Icon of={Bell} size={16} />
      Notify me when a timer ends
    </button>
  );
}
