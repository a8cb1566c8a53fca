import { NO_OPT_INS } from '@portal/domain/monitoring/opt-in-checks.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { sayScanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { startSiteServer } from '@portal/scanner/testing/site-server.ts';
import { startTestSite, type TestSite } from '@portal/scanner/testing/start-test-site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sayFor } from '../../system/texts/say-for.ts';
import type { ScannerPort, ScanOutcome, ScanRequest } from './scanner-port.ts';

/** What an adapter needs to reach the tests' own website. */
export type SuiteSettings = { readonly allowHosts: readonly string[]; readonly dnsServer: string };

const CANCEL_LIMIT_MS = 2000;

type SuiteOptions = {
  /** A level that ends soon, and one that looks at all of the website. */
  readonly levels?: { readonly quick: ScanLevel; readonly whole: ScanLevel };
  /** Another website than the engine's own test site. */
  readonly url?: () => string;
  /** How much is found there at least with the quick level. */
  readonly leastFindings?: number;
  /** Engines outside the portal look at whole websites only. */
  readonly looksAtOneFinding?: boolean;
};

/** What every scanner has to do, whoever made it. Real websites are scanned; nothing outside this machine is asked. */
export function describeScanner(
  name: string,
  create: (settings: SuiteSettings) => ScannerPort,
  {
    levels = { quick: 'lightning', whole: 'safe' },
    url,
    leastFindings = 6,
    looksAtOneFinding = true,
  }: SuiteOptions = {},
): void {
  // A whole scan, three times, beside other tests on two cores.
  describe(`${name} as a scanner`, { timeout: 180_000 }, () => {
    let site: TestSite;
    let scanner: ScannerPort;
    beforeAll(async () => {
      site = await startTestSite();
      scanner = create({ allowHosts: ['127.0.0.1'], dnsServer: site.dnsServer });
    });
    afterAll(() => site.close());

    const request = (changes: Partial<ScanRequest> = {}): ScanRequest => ({
      scanId: 'scan-1',
      name: 'Test site',
      url: url?.() ?? site.named.httpUrl,
      level: levels.quick,
      focus: null,
      checkpoint: null,
      memory: null,
      optIns: NO_OPT_INS,
      ...changes,
    });
    const quiet = {
      onProgress: () => undefined,
      onCheckpoint: async () => undefined,
      onMemory: async () => undefined,
    };
    const fingerprints = (outcome: ScanOutcome) => {
      if (outcome.kind !== 'completed') throw new Error(`${outcome.kind}: ${outcome.reason}`);
      return outcome.findings.map(({ fingerprint }) => fingerprint).sort();
    };

    test('completes, with progress and findings of its own site', async () => {
      const shown: { done: number; known: number }[] = [];
      const run = scanner.start(request(), { ...quiet, onProgress: (progress) => shown.push(progress) });
      const outcome = await run.finished;
      expect(outcome).toMatchObject({ kind: 'completed' });
      expect(fingerprints(outcome).length).toBeGreaterThanOrEqual(leastFindings);
      expect(new Set(fingerprints(outcome)).size).toBe(fingerprints(outcome).length);
      expect(shown.length).toBeGreaterThan(0);
      for (const { done, known } of shown) expect(done).toBeLessThanOrEqual(known);
    });

    test('goes on from its checkpoint and finds the same', async () => {
      const whole = await scanner.start(request({ level: levels.whole }), quiet).finished;
      let checkpoint: unknown = null;
      const cut = scanner.start(request({ level: levels.whole }), {
        ...quiet,
        async onCheckpoint(state) {
          // As it would come back from a database.
          checkpoint = JSON.parse(JSON.stringify(state));
          cut.interrupt();
        },
      });
      expect(await cut.finished).toMatchObject({ kind: 'interrupted' });
      expect(checkpoint).not.toBeNull();
      const rest = await scanner.start(request({ level: levels.whole, checkpoint }), quiet).finished;
      expect(fingerprints(rest)).toEqual(fingerprints(whole));
    });

    test.runIf(looksAtOneFinding)('looks at one finding alone', async () => {
      const outcome = await scanner.start(request(), quiet).finished;
      const found =
        outcome.kind === 'completed' ? outcome.findings.find(({ checkId }) => checkId === 'P08') : undefined;
      if (found === undefined) throw new Error('The site of the tests has lost a flaw.');
      const alone = await scanner.start(request({ focus: found }), quiet).finished;
      expect(fingerprints(alone)).toEqual([found.fingerprint]);
      const gone = { checkId: 'P08', urls: [], subject: 'nothing like it' };
      expect(await scanner.start(request({ focus: gone }), quiet).finished).toMatchObject({ kind: 'completed' });
    });

    test('starts anew from a checkpoint that it cannot read', async () => {
      const outcome = await scanner.start(request({ checkpoint: { made: 'by another version' } }), quiet).finished;
      expect(outcome.kind).toBe('completed');
    });

    test('ends within two seconds of being cancelled, although the site never answers', async () => {
      const asked = Promise.withResolvers<void>();
      const silent = await startSiteServer({
        pages: {},
        intercept: () => {
          asked.resolve();
          return true;
        },
      });
      try {
        const run = scanner.start(request({ url: `http://127.0.0.1:${silent.port}/` }), quiet);
        await asked.promise;
        const cancelledAt = performance.now();
        run.cancel();
        expect((await run.finished).kind).not.toBe('completed');
        expect(performance.now() - cancelledAt).toBeLessThan(CANCEL_LIMIT_MS);
      } finally {
        await silent.close();
      }
    });

    test('can be cancelled and interrupted after its end', async () => {
      const run = scanner.start(request({ url: 'http://10.0.0.1/' }), quiet);
      const outcome = await run.finished;
      run.cancel();
      run.interrupt();
      expect(await run.finished).toEqual(outcome);
    });

    test.each([
      ['nobody listens', 'http://127.0.0.1:9/'],
      ['the name does not exist', 'http://nowhere.example/'],
      ['the address is private', 'http://10.0.0.1/'],
    ])('fails with a reason in plain words where %s', async (_case, url) => {
      const outcome = await scanner.start(request({ url }), quiet).finished;
      expect(outcome.kind).toBe('failed');
      if (outcome.kind !== 'failed') return;
      const words = sayScanFailure(sayFor({ locale: 'en-US', timeZone: 'UTC' }), outcome.reason);
      expect(words).toMatch(/^[A-Z].{15,200}\.$/);
      expect(words).not.toMatch(/ECONN|ENOTFOUND|Error:|\bat \S+:\d+|undefined|\n/);
    });

    test('fails for a level that it does not have', async () => {
      const missing = (['full', 'log4shell', 'lightning'] as const).find((level) => !scanner.levels.includes(level));
      if (missing === undefined) return;
      expect(await scanner.start(request({ level: missing }), quiet).finished).toMatchObject({ kind: 'failed' });
    });
  });
}
