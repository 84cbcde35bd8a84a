import { TimerBell } from './timer-bell.tsx';
import { TimerTray } from './timer-tray.tsx';

/** What every page has while timers run. */
export function Timers() {
  return (
    <>
      <TimerTray />
      <TimerBell />
    </>
  );
}
