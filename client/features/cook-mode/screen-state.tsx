import { Sun, SunDim } from 'lucide-react';
import { useWakeLock } from './use-wake-lock.ts';

/** Says that the screen stays on, or that it cannot. */
export function ScreenState() {
  const state = useWakeLock();
  const Icon = state === 'on' ? Sun : SunDim;
  return (
    <p className="cook-mode__screen" role="status">
      {state !== 'unknown' && (
        <>
          <Icon aria-hidden="true" size={18} />
          {state === 'on' ? 'The screen stays on' : 'The screen may go dark'}
        </>
      )}
    </p>
  );
}
