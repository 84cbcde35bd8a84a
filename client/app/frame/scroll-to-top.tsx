import { ArrowUp } from 'lucide-react';
import { useScrolled } from './use-scrolled.ts';
import './scroll-to-top.css';

/** Leads back to the top of a long page. Where there is no room beside the page it waits until one scrolls upwards. */
export function ScrollToTop() {
  const { far, upwards } = useScrolled();
  const climb = () => {
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    window.scrollTo({ top: 0, behavior });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const state = far ? `scroll-to-top--far ${upwards ? 'scroll-to-top--upwards' : ''}` : '';
  return (
    <div className={`scroll-to-top no-print ${state}`}>
      <button type="button" className="scroll-to-top__button" aria-label="Scroll to top" onClick={climb}>
        <ArrowUp aria-hidden="true" size={20} />
      </button>
    </div>
  );
}
