import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, StrictMode } from 'react';
import { SiteContext } from '#client/ui/page-head.tsx';
import type { Assets } from './boot.ts';
import { Document } from './document.tsx';

type Props = {
  client: ApolloClient;
  publicUrl: string;
  assets: Assets;
  boot: string;
  /** The router, of the server or of the browser. */
  children: ReactNode;
};

/** Everything around the router. */
export function App({ client, publicUrl, assets, boot, children }: Props) {
  return (
    <StrictMode>
      <Document assets={assets} boot={boot}>
        <SiteContext value={{ publicUrl }}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </SiteContext>
      </Document>
    </StrictMode>
  );
}
