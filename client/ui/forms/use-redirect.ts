import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns a function that redirects after a delay in ms, unless the visitor has left the page by then. */
export function useRedirect(): (to: string, milliseconds: number, state?: unknown) => void {
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latestNavigate.current = navigate;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((to, milliseconds, state) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latestNavigate.current(to, { state }), milliseconds);
  }, []);
}
