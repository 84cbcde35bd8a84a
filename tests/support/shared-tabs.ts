import type { CDPSession, Page } from 'playwright';
import { openTab, VIEWPORT } from './tabs.ts';
import type { Visitor } from './visitor.ts';

/** A tab that tests reuse one after another. Resetting it takes less than half the time of opening a new tab. */
export interface SharedTab {
  page: Page;
  /** Opens a DevTools session. While it is open, an offline page reports that it is online. */
  attach: () => Promise<CDPSession>;
  /** Session that has disabled scripts. */
  scriptBlocker?: CDPSession;
  /** Options that cannot change after the tab was opened, as JSON. */
  kind: string;
  /** Scripts of a test that run before the page's scripts. */
  scripts: { dispose(): Promise<void> }[];
  /** `true` if the tab has options or state that cannot be reset. */
  isSpent: boolean;
}

/** Events of a page whose listeners are removed after each test. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'];

/** Maximum number of idle tabs: few tests have more than two visitors. */
const MAX_IDLE_TABS = 3;

const idle: SharedTab[] = [];

/** Returns a tab for a visitor of the site at `url`, on a page without scripts, with the visitor's storage. */
export async function takeTab(url: string, visitor: Visitor = {}): Promise<SharedTab> {
  const {
    remembered = {},
    viewport,
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    forcedColors = 'none',
    extraHTTPHeaders = {},
    permissions = [],
    javaScriptEnabled = true,
    hasTouch: _,
    ...fixed
  } = visitor;
  const kind = JSON.stringify({ baseURL: url, ...fixed });
  const index = idle.findIndex((tab) => tab.kind === kind);
  const tab = idle.splice(index, index < 0 ? 0 : 1)[0] ?? (await openShared(url, kind, fixed));
  const { page } = tab;
  const context = page.context();
  await page.setViewportSize(viewport ?? VIEWPORT);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  await context.setExtraHTTPHeaders(extraHTTPHeaders);
  if (permissions.length > 0) await context.grantPermissions(permissions);
  await page.evaluate((items) => Object.assign(localStorage, items), remembered);
  if (!javaScriptEnabled) {
    tab.scriptBlocker = await tab.attach();
    await tab.scriptBlocker.send('Emulation.setScriptExecutionDisabled', { value: true });
  }
  return tab;
}

/** Empties a tab for the next test, or closes it if it cannot be emptied. */
export async function returnTab(tab: SharedTab, url: string): Promise<void> {
  const isEmpty =
    !tab.isSpent &&
    (await empty(tab, url).then(
      () => true,
      () => false,
    ));
  if (isEmpty) idle.unshift(tab);
  const tabsToClose = isEmpty ? idle.splice(MAX_IDLE_TABS) : [tab];
  await Promise.all(tabsToClose.map(({ page }) => page.context().close()));
}

async function openShared(url: string, kind: string, fixed: Visitor): Promise<SharedTab> {
  // Touch is always on: the site treats touch and mouse alike.
  const page = await openTab({ baseURL: url, hasTouch: true, ...fixed });
  const context = page.context();
  const attach = context.newCDPSession.bind(context, page);
  const isSpent = fixed.serviceWorkers === 'allow' || fixed.prefetches === true;
  const tab: SharedTab = { page, attach, kind, scripts: [], isSpent };
  const rememberScript = (added: ReturnType<Page['addInitScript']>) =>
    void added.then((script) => tab.scripts.push(script));
  const spend = () => {
    tab.isSpent = true;
  };
  onCall(page, 'addInitScript', rememberScript);
  onCall(context, 'addInitScript', rememberScript);
  onCall(context, 'newCDPSession', spend);
  onCall(context.clock, 'install', spend);
  await goToIdlePage(tab, url);
  return tab;
}

/** Calls a callback with the result of each call of a method. Vitest would restore its spies at the end of a file. */
function onCall<Name extends string, Target extends Record<Name, (...args: never[]) => unknown>>(
  target: Target,
  name: Name,
  callback: (result: ReturnType<Target[Name]>) => void,
): void {
  const method = target[name];
  Object.assign(target, {
    [name]: (...args: never[]) => {
      const result = method.apply(target, args) as ReturnType<Target[Name]>;
      callback(result);
      return result;
    },
  });
}

/** Goes to a page of the site without scripts, with an empty history: a blank page would need another process. */
async function goToIdlePage({ page, attach }: SharedTab, url: string): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  // The history stops growing at fifty entries, so it is reset.
  const session = await attach();
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

async function empty(tab: SharedTab, url: string): Promise<void> {
  const { page } = tab;
  const context = page.context();
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const script of tab.scripts.splice(0)) await script.dispose();
  await context.clearPermissions();
  await tab.scriptBlocker?.detach();
  tab.scriptBlocker = undefined;
  await goToIdlePage(tab, url);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.clearCookies();
  await page.mouse.move(0, 0);
}
