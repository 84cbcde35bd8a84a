import { useState } from 'react';

type LateModule<Module> = {
  /** Undefined until it is there. */
  module?: Module;
  failed: boolean;
  /** Fetches it, unless it is there. Calling it early and often does no harm. */
  fetch: () => void;
};

/** A part of the site that comes when it is first wanted. */
export function useLateModule<Module extends object>(load: () => Promise<Module>): LateModule<Module> {
  const [module, setModule] = useState<Module>();
  const [failed, setFailed] = useState(false);
  const fetch = () => {
    if (module) return;
    setFailed(false);
    load().then(setModule, (error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  };
  return { module, failed, fetch };
}
