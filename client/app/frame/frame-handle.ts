import type { ComponentType } from 'react';

/** What the frame's route knows of the others. */
export type FrameHandle = {
  /** What stands in the place of a page that is on its way. */
  loadingAt: (pathname: string) => ComponentType | undefined;
};
