import { NO_OPT_INS } from '@portal/domain/monitoring/opt-in-checks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OutsideService, startOutsideService } from '../../../testing/outside-service.ts';
import { type Probely, startProbely } from '../../../testing/probely-stand-in.ts';
import { describeScanner } from '../scanner.suite.ts';
import type { ScanEvents, ScanOutcome, ScanRequest } from '../scanner-port.ts';
import { createProbelyScanner } from './probely-scanner.ts';

let probely: Probely;
let site: OutsideService;
beforeAll(async () => {
  site = await startOutsideService(() => 'say nothing');
  probely = await startProbely();
});
afterAll(() => Promise.all([probely.stop(), site.stop()]));
beforeEach(() => {
  Object.assign(probely.state, { isDown: false, refusesScans: false, states: {} });
  probely.seen.length = 0;
});

const reported: string[] = [];
const options = { report: (error: unknown) => void reported.push(String(error)), pollEveryMs: 20 };
const create = () => createProbelyScanner(probely.account, options);
describeScanner(
  'Probely',
  () => ({
    name: 'probely',
    levels: ['lightning', 'safe', 'normal', 'full'],
    // The stand-in is there only when the tests run.
    start: (...asked) => create().start(...asked),
  }),
  { looksAtOneFinding: false },
);

describe('with Probely', () => {
  const request = (changes: Partial<ScanRequest> = {}): ScanRequest => ({
    scanId: 'scan-1',
    name: 'Web shop',
    url: `${site.endpoint}/`,
    level: 'safe',
    focus: null,
    checkpoint: null,
    memory: null,
    optIns: NO_OPT_INS,
    ...changes,
  });
  const keep = () => {
    const kept: { memory: unknown; checkpoint: unknown } = { memory: null, checkpoint: null };
    const events: ScanEvents = {
      onProgress: () => undefined,
      onCheckpoint: async (checkpoint) => {
        kept.checkpoint = checkpoint;
      },
      onMemory: async (memory) => {
        kept.memory = memory;
      },
    };
    return { kept, events };
  };
  const completed = (outcome: ScanOutcome) => {
    if (outcome.kind !== 'completed') throw new Error(`${outcome.kind}: ${outcome.reason}`);
    return outcome;
  };
  const asked = (method: string, end: string) =>
    probely.seen.filter((call) => call.method === method && call.path.endsWith(end));

  test('a website becomes a target once, and later scans go to the same', async () => {
    const { kept, events } = keep();
    completed(await create().start(request(), events).finished);
    completed(await create().start(request({ memory: kept.memory, level: 'full' }), events).finished);
    expect(asked('POST', '/targets/')).toHaveLength(1);
    expect(asked('PUT', '/site/').map(({ body }) => body)).toEqual([{ name: 'Web shop', url: `${site.endpoint}/` }]);
    expect(asked('POST', '/scan_now/').map(({ body }) => body)).toEqual([
      { scan_profile: 'safe' },
      { scan_profile: 'full' },
    ]);
  });

  test('a finding is in our form: no marks, secrets hidden, the address, the parameter and its own score', async () => {
    const { events } = keep();
    const { findings, reference } = completed(await create().start(request(), events).finished);
    expect(reference).toBeDefined();
    expect(findings[0]).toMatchObject({
      checkId: 'X01',
      variant: 'high',
      severity: 'high',
      subject: 'id',
      facts: {
        name: 'SQL Injection',
        description: 'SQL Injection lets strangers in.',
        fix: 'Ask your developer to check the input.',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:L/A:N',
      },
    });
    expect(findings[0]?.evidence.request).toBe('GET /page?id=1 HTTP/1.1\nCookie: ********');
    expect(JSON.stringify(findings)).not.toMatch(/\b4711\b/);
  });

  test('what was set aside there is not reported here', async () => {
    probely.state.states = { 'SQL Injection': 'invalid', 'Cookie without HttpOnly flag': 'accepted' };
    const { findings } = completed(await create().start(request(), keep().events).finished);
    expect(findings.map(({ facts }) => facts.name)).not.toContain('SQL Injection');
    expect(findings).toHaveLength(5);
  });

  test('a website that it does not scan fails with what to do', async () => {
    probely.state.refusesScans = true;
    expect(await create().start(request(), keep().events).finished).toEqual({
      kind: 'failed',
      reason: 'SERVICE_REFUSED',
    });
  });

  test('while the service is down a scan is laid down, and continued later without being started twice', async () => {
    const { kept, events } = keep();
    const run = create().start(request(), {
      ...events,
      onCheckpoint: async (checkpoint) => {
        kept.checkpoint = checkpoint;
        probely.state.isDown = true;
      },
    });
    expect(await run.finished).toMatchObject({ kind: 'interrupted' });
    probely.state.isDown = false;
    completed(await create().start(request(kept), events).finished);
    expect(asked('POST', '/scan_now/')).toHaveLength(1);
  });

  test('a wrong key is told to the log, not to the customer as a fault of the website', async () => {
    const scanner = createProbelyScanner({ ...probely.account, apiKey: 'another-key' }, options);
    expect(await scanner.start(request(), keep().events).finished).toEqual({
      kind: 'interrupted',
      reason: 'Probely answered 401',
    });
    expect(reported.at(-1)).toBe('ProbelyUnavailable: Probely answered 401');
    expect(reported.join()).not.toContain('another-key');
  });

  test('scans that somebody started there are listed once they have ended; schedules and reports come too', async () => {
    const { kept, events } = keep();
    const scanner = create();
    const { reference = '' } = completed(await scanner.start(request(), events).finished);
    const { targetId } = kept.memory as { targetId: string };
    const other = probely.startScan(targetId);
    await expect.poll(() => other.status).toBe('completed');
    const ended = await scanner.outside?.endedScans(kept.memory, new Set([reference]));
    expect(ended?.map((scan) => scan.reference)).toEqual([other.id]);
    expect(ended?.[0]?.result?.findings).toHaveLength(7);

    expect(await scanner.outside?.schedule(kept.memory)).toBeNull();
    probely.targets.get(targetId)?.schedules.push({ id: 's1', date_time: '2026-12-01T09:00:00Z', recurrence: 'm' });
    expect(await scanner.outside?.schedule(kept.memory)).toEqual({
      reference: 's1',
      dateTime: new Date('2026-12-01T09:00:00Z'),
      recurrence: 'm',
    });
    await scanner.outside?.removeSchedule(kept.memory, 's1');
    expect(await scanner.outside?.schedule(kept.memory)).toBeNull();

    expect((await scanner.outside?.report?.(kept.memory, reference, 'pci'))?.toString()).toContain('pci report');
    expect(await scanner.outside?.report?.(kept.memory, 'unknown', 'owasp')).toBeNull();
    expect(await scanner.outside?.endedScans(null, new Set())).toEqual([]);
  });
});
