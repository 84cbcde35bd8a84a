import type { ReactNode } from 'react';
import { type Assets, BOOT_ID } from './boot.ts';

type Props = {
  assets: Assets;
  /** The boot data as JSON, escaped for a script element. */
  boot: string;
  children: ReactNode;
};

/** The whole HTML document, on the server and in the browser alike. Titles and meta elements come from the pages. */
export function Document({ assets, boot, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1410" media="(prefers-color-scheme: dark)" />
        <link rel="icon" sizes="32x32" href="/favicon.ico" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {assets.preloads.map((preload) => (
          <Preload key={preload.href} {...preload} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} async fetchPriority="low" />
        ))}
      </head>
      <body>
        {children}
        <script id={BOOT_ID} type="application/json" suppressHydrationWarning>
          {boot}
        </script>
      </body>
    </html>
  );
}

/** The page can be read before its scripts are there: style sheets, fonts and the first picture go before them. */
function Preload({ href, as, type }: Assets['preloads'][number]) {
  if (as === 'module') return <link rel="modulepreload" href={href} fetchPriority="low" />;
  return <link rel="preload" href={href} as={as} type={type} crossOrigin={as === 'font' ? '' : undefined} />;
}
