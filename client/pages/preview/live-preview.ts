import { useEffect, useState } from 'react';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import type { Preview_EntryFragment, RecipePage_RecipeFragmentDoc } from '#client/gql/graphql.ts';

/** Last segment of the URL of the live preview, which shows an editor's text in a frame of the desk. */
export const LIVE_PREVIEW = 'live';

/** A recipe, or an entry of a list, as readers will see it. */
export type PreviewEntry = { recipe: FragmentType<typeof RecipePage_RecipeFragmentDoc> } | Preview_EntryFragment;

type Message = { preview: 'ready' } | { preview: PreviewEntry };

/** Sends a recipe, or an entry of a list, to the frame of a live preview. */
export function sendPreview(frame: Window, preview: PreviewEntry): void {
  frame.postMessage({ preview } satisfies Message, window.location.origin);
}

/**
 * Calls `onReady` each time the frame is ready for content.
 * @returns a function that removes the listener
 */
export function onPreviewReady(getFrame: () => Window | null | undefined, onReady: () => void): () => void {
  return onMessage(getFrame, ({ preview }) => {
    if (preview === 'ready') onReady();
  });
}

/** Returns the content that the desk last sent to this frame; undefined until then, and outside a frame. */
export function useLivePreview(): PreviewEntry | undefined {
  const [content, setContent] = useState<PreviewEntry>();
  useEffect(() => {
    if (window.parent === window) return undefined;
    const removeListener = onMessage(
      () => window.parent,
      ({ preview }) => {
        if (preview !== 'ready') setContent(preview);
      },
    );
    window.parent.postMessage({ preview: 'ready' } satisfies Message, window.location.origin);
    return removeListener;
  }, []);
  return content;
}

function onMessage(getSender: () => Window | null | undefined, callback: (message: Message) => void): () => void {
  const listen = ({ origin, source, data }: MessageEvent) => {
    const isOurs = origin === window.location.origin && source === getSender();
    if (isOurs && typeof data === 'object' && data !== null && 'preview' in data) callback(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
