import { BrowserError } from './browser-error.ts';
import type { BrowserProgram } from './browser-program.ts';
import { createServedFiles } from './served-files.ts';
import { type RunningBrowser, startBrowser } from './start-browser.ts';
import { openTab, type Tab, type TabOptions } from './tab.ts';

/** The browser of one scan: started when it is first needed, ended with the scan. */
export type ScanBrowser = {
  /** Throws BrowserError NOT_STARTED when the program does not run. */
  openTab(options: Omit<TabOptions, 'signal' | 'files'>): Promise<Tab>;
  close(): Promise<void>;
};

/** Pages can bring it down; it is started anew so often. */
const MAX_STARTS = 5;

export function createScanBrowser(program: BrowserProgram, userAgent: string, signal: AbortSignal): ScanBrowser {
  let running: Promise<RunningBrowser> | null = null;
  let starts = 0;
  const files = createServedFiles();
  /** All of them: a second call waits for what the first has begun. */
  const stop = () =>
    running?.then(
      (browser) => browser.stop(),
      () => undefined,
    ) ?? Promise.resolve();
  // A cancelled scan waits for nobody.
  signal.addEventListener('abort', () => void stop(), { once: true });

  const start = async (): Promise<RunningBrowser> => {
    if (running !== null && (await running).isLiving()) return running;
    signal.throwIfAborted();
    await stop();
    if (starts >= MAX_STARTS) throw new BrowserError('NOT_STARTED', 'Pages of this site crashed it again and again.');
    starts += 1;
    running = startBrowser(program, userAgent, signal);
    const browser = await running;
    if (signal.aborted) await browser.stop();
    else closePopups(browser);
    return browser;
  };

  return {
    openTab: async (options) => openTab(await start(), { ...options, files, signal }),
    close: stop,
  };
}

/** Windows that a page opens past our hands are closed at once. */
function closePopups({ devtools: { browser } }: RunningBrowser): void {
  browser.on('Target.targetCreated', ({ targetInfo: { type, openerId, targetId } }) => {
    if (type === 'page' && openerId !== undefined)
      browser.send('Target.closeTarget', { targetId }).catch(() => undefined);
  });
  browser.send('Target.setDiscoverTargets', { discover: true }).catch(() => undefined);
}
