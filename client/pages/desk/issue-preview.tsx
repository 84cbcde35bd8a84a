import { type SyntheticEvent, use, useState } from 'react';
import { SiteContext } from '#client/ui/page-head.tsx';

/** Widths of the frame, in px. The text view has no frame. */
const viewWidths = { Phone: 375, Desktop: 680, Text: 0 };
type View = keyof typeof viewWidths;

const STYLES = /<style>(.*?)<\/style>/s;
const DARK = /@media \(prefers-color-scheme: ?dark\)/g;

/** Returns an email's styles for light or dark mode, regardless of the editor's own mode. */
function getStyles(css: string, isDark: boolean): string {
  const previewCss = css.replace(DARK, isDark ? '@media all' : '@media not all');
  return `${previewCss}\n:root{color-scheme:${isDark ? 'dark' : 'light'}!important}`;
}

/**
 * Preview of an email: narrow, wide, or as text. The frame runs no scripts, and the content security policy allows no
 * styles in markup, so this component sets the email's styles from outside the frame.
 */
export function IssuePreview({ html, text }: { html: string; text: string }) {
  const { publicUrl } = use(SiteContext);
  const [view, setView] = useState<View>('Phone');
  const [isDark, setDark] = useState(false);
  const css = getStyles(STYLES.exec(html)?.[1] ?? '', isDark);
  const unstyledHtml = html
    .replace(STYLES, '')
    .replaceAll(' style="', ' data-style="')
    .replaceAll(`src="${publicUrl}/`, 'src="/');
  const applyStyles = ({ currentTarget: { contentDocument, contentWindow } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!contentDocument || !contentWindow) return;
    const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    contentDocument.adoptedStyleSheets = [sheet];
    for (const element of contentDocument.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style ?? '';
    // A link would open inside the frame.
    contentDocument.addEventListener('click', (event) => event.preventDefault());
  };
  return (
    <section className="issue__preview" aria-label="Preview">
      <fieldset className="issue__widths">
        <legend className="visually-hidden">View as</legend>
        {(Object.keys(viewWidths) as View[]).map((each) => (
          <label key={each}>
            <input type="radio" name="view" checked={view === each} onChange={() => setView(each)} /> {each}
          </label>
        ))}
        {view !== 'Text' && (
          <label>
            <input type="checkbox" checked={isDark} onChange={({ target }) => setDark(target.checked)} /> Dark mode
          </label>
        )}
      </fieldset>
      {view === 'Text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box needs keyboard access
        <pre className="issue__text" tabIndex={0}>
          {text}
        </pre>
      ) : (
        <iframe
          key={String(isDark)}
          className="issue__frame"
          title="The email"
          sandbox="allow-same-origin"
          srcDoc={unstyledHtml}
          width={viewWidths[view]}
          onLoad={applyStyles}
        />
      )}
    </section>
  );
}
