import { setTimeout as delay } from 'node:timers/promises';
import { BrowserError } from './browser-error.ts';
import type { TabSeen } from './page-call.ts';
import { quietScript, TELL } from './quiet-script.ts';
import { noteSocket, SOCKET_KIND } from './quiet-sockets.ts';
import type { RunningBrowser } from './start-browser.ts';
import { handleTraffic, type TabRules } from './tab-traffic.ts';

export type TabOptions = TabRules & {
  /** Code that runs before every script of the page, see `quietScript`. */
  readonly script?: string;
  readonly cookies: readonly TabCookie[];
  readonly onTold?: (kind: string, text: string) => void;
  readonly signal: AbortSignal;
};

export type TabCookie = {
  readonly name: string;
  readonly value: string;
  readonly url: string;
  readonly httpOnly: boolean;
};

/** One page in a state of its own: nothing of it is left for the next. */
export type Tab = {
  readonly seen: TabSeen;
  /** Opens an address of the site; resolves when it begins to be read. */
  open(url: string, referrer?: string): Promise<void>;
  /**
   * Waits until the page has loaded and has asked for nothing for a while (ms), or `isDone`; false when it did not come to rest in time
   * (ms).
   */
  rest(limitMs: number, quietMs?: number, isDone?: () => boolean): Promise<boolean>;
  /** The value of an expression in the page. Throws BrowserError LATE when its scripts do not let go. */
  value(expression: string): Promise<unknown>;
  /** From now on the page loads and sends nothing. */
  freeze(): void;
  close(): Promise<void>;
};

const QUIET_MS = 120;
const LOOK_EVERY_MS = 15;
const START_LIMIT_MS = 1_500;
/** A page at rest answers soon, even on a busy machine; one that does not come to rest is not waited for. */
const ANSWER_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 5_000;
const STUCK_LIMIT_MS = 700;

/** Opens an empty page whose requests the rules answer. */
export async function openTab(running: RunningBrowser, options: TabOptions): Promise<Tab> {
  const { browser } = running.devtools;
  const { browserContextId } = await browser.send('Target.createBrowserContext', { disposeOnDetach: true });
  const [{ targetId }] = await Promise.all([
    browser.send('Target.createTarget', { url: 'about:blank', browserContextId }),
    browser.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId }),
    browser.send('Storage.setCookies', { cookies: [...options.cookies], browserContextId }),
  ]);
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const session = running.devtools.session(sessionId);
  const traffic = handleTraffic(session, targetId, options);
  const { seen } = traffic;
  let isLoaded = false;
  let hasStopped = false;
  let isStuck = false;
  // A page whose script goes elsewhere, which is only noted, stops without having loaded.
  const isThere = () => isLoaded || (hasStopped && seen.navigations.size > 0);
  session.on('Page.loadEventFired', () => {
    isLoaded = true;
  });
  session.on('Page.frameStoppedLoading', () => {
    hasStopped = true;
  });
  session.on('Page.javascriptDialogOpening', () => {
    session.send('Page.handleJavaScriptDialog', { accept: false }).catch(() => undefined);
  });
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    const [kind, text] = name === TELL ? toldOf(payload) : ['', ''];
    if (kind === 'open' && text.startsWith(`${options.origin}/`)) seen.addresses.add(text);
    else if (kind === SOCKET_KIND) noteSocket(seen.sockets, text, options.origin);
    else options.onTold?.(kind, text);
  });
  await Promise.all([
    session.send('Page.enable'),
    session.send('Runtime.enable'),
    session.send('Runtime.addBinding', { name: TELL }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: quietScript(options.script ?? '') }),
    session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
  ]);

  /** Lets so much of the page's own time pass (ms), which a busy machine may stretch; false when it did not let go in time (ms). */
  const hasPaused = (ms: number, limitMs: number): Promise<boolean> => {
    const expression = `new Promise((done) => setTimeout(done, ${ms}))`;
    const paused = session.send('Runtime.evaluate', { expression, awaitPromise: true }).then(
      () => true,
      () => false,
    );
    return Promise.race([paused, delay(limitMs, false, { ref: false })]);
  };

  return {
    seen,
    async open(url, referrer) {
      options.signal.throwIfAborted();
      isLoaded = false;
      hasStopped = false;
      traffic.expect(url);
      const from = referrer === undefined ? {} : { referrer, referrerPolicy: 'unsafeUrl' as const };
      // The answer comes with the page's first bytes, which may have to wait for their turn.
      await Promise.race([
        session.send('Page.navigate', { url, ...from }),
        delay(START_LIMIT_MS, undefined, { ref: false }),
      ]);
    },
    async rest(limitMs, quietMs = QUIET_MS, isDone = () => false) {
      const endsAt = performance.now() + limitMs;
      while (performance.now() < endsAt && !isDone()) {
        options.signal.throwIfAborted();
        if (!running.isLiving()) throw new BrowserError('GONE');
        const from = performance.now();
        const isQuiet = isThere() && traffic.pending() === 0 && (await hasPaused(quietMs, endsAt - from));
        if (isQuiet && traffic.pending() === 0 && traffic.lastAt() < from) return true;
        await delay(LOOK_EVERY_MS);
      }
      isStuck = !isDone();
      return isDone();
    },
    async value(expression) {
      const limitMs = isStuck ? STUCK_LIMIT_MS : ANSWER_LIMIT_MS;
      const answer = session.send('Runtime.evaluate', { expression, returnByValue: true, timeout: limitMs });
      const late = delay(limitMs, null, { ref: false });
      const done = await Promise.race([answer, late]);
      if (done === null) {
        isStuck = true;
        // It fails when the page is closed, and nobody waits for it then.
        answer.catch(() => undefined);
        throw new BrowserError('LATE');
      }
      if (done.exceptionDetails !== undefined) throw new BrowserError('REFUSED', done.exceptionDetails.text);
      return done.result.value;
    },
    freeze: () => traffic.freeze(),
    async close() {
      traffic.freeze();
      // What is on its way belongs to this page's count of requests.
      for (let waited = 0; traffic.pending() > 0 && waited < ANSWER_LIMIT_MS; waited += LOOK_EVERY_MS)
        await delay(LOOK_EVERY_MS);
      const closed = browser.send('Target.disposeBrowserContext', { browserContextId }).then(
        () => true,
        () => true,
      );
      const inTime = await Promise.race([
        closed,
        delay(isStuck ? STUCK_LIMIT_MS : CLOSE_LIMIT_MS, false, { ref: false }),
      ]);
      running.devtools.forget(sessionId);
      // Its scripts hold the whole browser up; the next page gets a new one.
      if (!inTime) await running.stop();
    },
  };
}

/** What our own function was given; a page that has got hold of it may have given it anything. */
function toldOf(payload: string): readonly [kind: string, text: string] {
  try {
    const [kind, text] = JSON.parse(payload) as readonly unknown[];
    return [String(kind), String(text)];
  } catch {
    return ['', ''];
  }
}
