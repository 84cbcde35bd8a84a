import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';

type Props = {
  isFirst: boolean;
  onPrevious: () => void;
  /** The button that goes to the next screen. */
  children: ReactNode;
};

/** The buttons at the foot of cook mode: next and previous screen. */
export function ScreenButtons({ isFirst, onPrevious, children }: Props) {
  return (
    <div className="cook-mode__turns">
      <button type="button" className="button button--quiet" disabled={isFirst} onClick={onPrevious}>
        <Icon of={ArrowLeft} size={20} />
        Previous
      </button>
      {children}
    </div>
  );
}
