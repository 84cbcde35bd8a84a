import { useEffect, useState } from 'react';
import type { LoadedRecipe } from '#client/pages/recipe/recipe-loader.ts';

/** Last part of the address of the page that shows what an editor types, in a frame of the desk. */
export const LIVE = 'live';

type Message = { preview: 'ready' } | { preview: LoadedRecipe };

/** Shows a recipe in the frame of a live preview. */
export function sendPreview(frame: Window, recipe: LoadedRecipe): void {
  frame.postMessage({ preview: recipe } satisfies Message, window.location.origin);
}

/** Calls back whenever a frame is ready to show something. @returns a function that ends it */
export function onPreviewReady(frame: () => Window | null | undefined, ready: () => void): () => void {
  return onMessage(frame, ({ preview }) => {
    if (preview === 'ready') ready();
  });
}

/** Returns what the desk sent last to this frame. */
export function useLivePreview(isLive: boolean): LoadedRecipe | undefined {
  const [recipe, setRecipe] = useState<LoadedRecipe>();
  useEffect(() => {
    if (!isLive || window.parent === window) return undefined;
    const end = onMessage(
      () => window.parent,
      ({ preview }) => {
        if (preview !== 'ready') setRecipe(preview);
      },
    );
    window.parent.postMessage({ preview: 'ready' } satisfies Message, window.location.origin);
    return end;
  }, [isLive]);
  return recipe;
}

function onMessage(source: () => Window | null | undefined, take: (message: Message) => void): () => void {
  const listen = ({ origin, source: from, data }: MessageEvent) => {
    const isOurs = origin === window.location.origin && from === source();
    if (isOurs && typeof data === 'object' && data !== null && 'preview' in data) take(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
