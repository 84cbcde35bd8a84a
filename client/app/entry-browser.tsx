import '#client/styles/main.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createBrowserClient } from '#client/apollo/browser-client.ts';
import { dropPlainPassword } from '#client/state/drop-plain-password.ts';
import { App } from './app.tsx';
import { BOOT_ID, type Boot, hydrationState } from './boot.ts';
import { createRoutes, loadMatchedPages } from './router.tsx';

dropPlainPassword();

const text = document.getElementById(BOOT_ID)?.textContent ?? '';
const boot: Boot = JSON.parse(text);
const client = createBrowserClient(boot.cache);
const routes = createRoutes(client);
// What the server has drawn has to be there in one go, or the page would be drawn anew.
await loadMatchedPages(routes, window.location.pathname);
const router = createBrowserRouter(routes, { hydrationData: hydrationState(boot) });

// As a transition it is done in slices, between which the page answers.
startTransition(() => {
  hydrateRoot(
    document,
    <App client={client} publicUrl={boot.publicUrl} assets={boot.assets} boot={text}>
      <RouterProvider router={router} />
    </App>,
  );
});
