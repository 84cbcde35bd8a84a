import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LIVE_PREVIEW, onPreviewReady, type PreviewEntry, sendPreview } from '#client/pages/preview/live-preview.ts';

const widths = { Phone: 375, Desktop: 1280 } as const;
type Width = keyof typeof widths;

/** The page as it will look, at the width of a phone or a desktop, updated while the editor types. */
export function LiveFrame({ content }: { content: PreviewEntry | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('Phone');
  const send = useEffectEvent(() => {
    const target = frame.current?.contentWindow;
    if (target && content) sendPreview(target, content);
  });
  useEffect(() => onPreviewReady(() => frame.current?.contentWindow, send), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each content is sent once
  useEffect(() => send(), [content]);
  return (
    <section className={`live-frame live-frame--${width.toLowerCase()}`} aria-labelledby="preview">
      <div className="live-frame__inside">
        <div className="live-frame__head">
          <h3 id="preview" className="reported__title">
            Preview
          </h3>
          <div className="live-frame__widths">
            {(Object.keys(widths) as Width[]).map((each) => (
              <button
                key={each}
                type="button"
                className="button button--quiet"
                aria-pressed={each === width}
                onClick={() => setWidth(each)}
              >
                {each}
              </button>
            ))}
          </div>
        </div>
        {/* If the frame is narrower than the page, the arrow keys scroll it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section className="live-frame__room" aria-label="The page" tabIndex={0}>
          <iframe
            ref={frame}
            title="Preview of the page"
            src={`/preview/${LIVE_PREVIEW}`}
            className="live-frame__page"
          />
        </section>
      </div>
    </section>
  );
}
