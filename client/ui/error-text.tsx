import { CircleAlert } from 'lucide';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from './icon.tsx';
import './error-text.css';

type Props = {
  children: string;
  /** Omitted if a retry would not help. */
  onRetry?: () => void;
};

/** An error message. Without scripts, its Retry link loads the page again. */
export function ErrorText({ children, onRetry }: Props) {
  const { pathname, search } = useLocation();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    onRetry?.();
  };
  return (
    <div className="error-text" role="alert">
      <p className="error-text__message">
        <Icon of={CircleAlert} size={22} />
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
