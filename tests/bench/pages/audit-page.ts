import { chromium } from 'playwright';
import { freePort } from '#server/database/embedded/launch.ts';
import { chromiumArguments } from '../../../scripts/browser.ts';
import { lighthouse } from './lighthouse.ts';
import { CATEGORIES, figuresOf, type PageFigures, type Report } from './page-figures.ts';

// On a busy machine a recording sometimes lacks its beginning.
const ATTEMPTS = 3;

/** Lighthouse in its mobile preset on a page. @throws where it cannot measure the page. */
export async function auditPage(url: string, executablePath: string | undefined): Promise<PageFigures> {
  for (let attempt = 1; ; attempt++) {
    const result = await runLighthouse(url, executablePath);
    if (!result.runtimeError) return figuresOf(result);
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${result.runtimeError.message}`);
  }
}

/** In a browser of its own, that knows no other machine. */
async function runLighthouse(url: string, executablePath: string | undefined): Promise<Report> {
  const port = await freePort();
  const args = [
    ...chromiumArguments,
    `--remote-debugging-port=${port}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await lighthouse(url, port, CATEGORIES);
  } finally {
    await browser.close();
  }
}
