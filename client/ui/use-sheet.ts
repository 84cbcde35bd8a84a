import { useEffect } from 'react';
import { useLateModule } from './use-late-module.ts';
import { useOpenHere } from './use-open-here.ts';

/**
 * A sheet over the page that comes when its button is first pointed at, focused or pressed.
 * @param instead the page to go to where it does not come
 */
export function useSheet<Module extends object>(load: () => Promise<Module>, instead: string) {
  const [open, setOpen] = useOpenHere();
  const { module, failed, fetch } = useLateModule(load);
  useEffect(() => {
    if (open && failed) window.location.assign(instead);
  }, [open, failed, instead]);
  return {
    /** Undefined until it is there. */
    module,
    show: () => {
      fetch();
      setOpen(true);
    },
    button: {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerEnter: fetch,
      onFocus: fetch,
    } as const,
    sheet: { open, onClose: () => setOpen(false) },
  };
}
