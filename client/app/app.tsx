import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode } from 'react';
import { PostedContext, type PostedOutcome } from '#client/ui/forms/posted.ts';
import { SiteContext } from '#client/ui/page-head.tsx';
import type { Assets } from './boot.ts';

type Props = {
  client: ApolloClient;
  publicUrl: string;
  assets: Assets;
  /** The outcome of a form that was posted to this page. */
  posted: PostedOutcome | null;
  /** The server's or the browser's router. */
  children: ReactNode;
};

/** The document and the providers around the router. */
export function App({ client, publicUrl, assets, posted, children }: Props) {
  return (
    <StrictMode>
      <Document assets={assets}>
        <SiteContext value={{ publicUrl }}>
          <PostedContext value={posted}>
            <ApolloProvider client={client}>{children}</ApolloProvider>
          </PostedContext>
        </SiteContext>
      </Document>
    </StrictMode>
  );
}

/**
 * The HTML document, on the server and in the browser. Titles and meta elements come from the pages. The server adds
 * the style sheet and the boot data, which are too large to go through React.
 */
function Document({ assets, children }: { assets: Assets; children: ReactNode }) {
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
        <Scripts {...assets} />
      </head>
      {/* The starter script adds the class `fonts` when the web fonts have loaded. */}
      <body className={assets.starter ? undefined : 'fonts'}>{children}</body>
    </html>
  );
}

/** The starter script (`starter.ts`), which loads the other scripts; in development, the scripts themselves. */
function Scripts({ starter, scripts, preloads, lateStyle }: Assets) {
  if (!starter) return scripts.map((src) => <script key={src} type="module" src={src} async />);
  return (
    <script
      type="module"
      src={starter}
      async
      data-style={lateStyle}
      data-scripts={[...preloads, ...scripts].join(' ')}
    />
  );
}
