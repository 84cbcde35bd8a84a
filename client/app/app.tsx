import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode } from 'react';
import { type Posted, PostedContext } from '#client/ui/forms/posted.ts';
import { SiteContext } from '#client/ui/page-head.tsx';
import type { Assets } from './boot.ts';
import { Document } from './document.tsx';

type Props = {
  client: ApolloClient;
  publicUrl: string;
  assets: Assets;
  sheet?: string;
  boot: string;
  /** The outcome of a form that was posted to this page. */
  posted: Posted | null;
  /** The router, of the server or of the browser. */
  children: ReactNode;
};

/** Everything around the router. */
export function App({ client, publicUrl, assets, sheet, boot, posted, children }: Props) {
  return (
    <StrictMode>
      <Document assets={assets} sheet={sheet} boot={boot}>
        <SiteContext value={{ publicUrl }}>
          <PostedContext value={posted}>
            <ApolloProvider client={client}>{children}</ApolloProvider>
          </PostedContext>
        </SiteContext>
      </Document>
    </StrictMode>
  );
}
