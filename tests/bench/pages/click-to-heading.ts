import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArguments } from '../../../scripts/browser.ts';
import { median } from '../measuring/load.ts';
import { alignTable } from '../results.ts';

/** Delay between loading a page and following a link, in ms, during which links in view are prefetched. */
const PREFETCH_MS = 5_000;

const devices = {
  laptop: { viewport: { width: 1280, height: 800 }, slowdown: 1, isPhone: false },
  phone: { viewport: { width: 375, height: 812 }, slowdown: 4, isPhone: true },
};

type Device = keyof typeof devices;

/** The links to follow; each is in view when its page opens. */
const navigations = [
  { from: '/', link: '.hero-card--large .hero-card__title a', to: 'a recipe' },
  { from: '/recipes/dinner', link: '.post__title a', to: 'a recipe' },
  { from: '/recipes', link: 'main .category-card', to: 'a list' },
];

/**
 * Measures the time from the click on a link until the next page's heading is painted: on a laptop, and on a phone
 * with a quarter of the machine's speed, 1.6 Mbit/s and a round-trip time of 150 ms.
 * @returns the medians, as a table
 */
export async function measureClickToHeading(
  site: string,
  executablePath: string | undefined,
  runs: number,
): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const rows = [['click to heading', '', 'laptop ms', 'phone ms']];
    for (const { from, link, to } of navigations) {
      const cells = [];
      for (const device of ['laptop', 'phone'] as const) {
        const times = [];
        for (let run = 0; run < runs; run++) times.push(await measureNavigation(browser, device, site + from, link));
        cells.push(median(times).toFixed(0));
      }
      rows.push([`${from} to ${to}`, '', ...cells]);
    }
    return alignTable(rows);
  } finally {
    await browser.close();
  }
}

async function measureNavigation(browser: Browser, device: Device, url: string, link: string): Promise<number> {
  const { viewport, slowdown, isPhone } = devices[device];
  const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone });
  try {
    const page = await context.newPage();
    if (isPhone) await throttle(await context.newCDPSession(page), slowdown);
    await page.goto(url);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('body > [role=status]') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    // The cookie popup covers part of the page.
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.waitForTimeout(PREFETCH_MS);
    const target = page.locator(link).first();
    const time = measureTimeToHeading(page);
    await (isPhone ? target.tap() : target.click());
    return await time;
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession, slowdown: number): Promise<void> {
  const bytesPerSecond = (1.6 * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Returns the time from the next click until a different heading has been painted, in ms. */
function measureTimeToHeading(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const getHeading = () => document.querySelector('main h1')?.textContent;
        const oldHeading = getHeading();
        const begin = ({ timeStamp }: Event) => {
          const check = () => {
            const newHeading = getHeading();
            if (!newHeading || newHeading === oldHeading) requestAnimationFrame(check);
            else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          };
          check();
        };
        window.addEventListener('click', begin, { capture: true, once: true });
      }),
  );
}
