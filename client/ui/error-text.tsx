import { CircleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import './error-text.css';

type Props = {
  children: string;
  /** Tries again. Left out where that would not help. */
  onRetry?: () => void;
};

/** Says in red what went wrong, with a Retry that works without scripts too: it asks for the page again. */
export function ErrorText({ children, onRetry }: Props) {
  const { pathname, search } = useLocation();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    onRetry?.();
  };
  return (
    <div className="error-text" role="alert">
      <p className="error-text__message">
        <CircleAlert aria-hidden="true" size={22} />
        {children}
      </p>
      {onRetry && (
        <a className="button button--quiet" href={pathname + search} onClick={retry}>
          Retry
        </a>
      )}
    </div>
  );
}
