import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_OPT_INS } from '@portal/domain/monitoring/opt-in-checks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeScanner } from '../scanner.suite.ts';
import type { ScanRequest } from '../scanner-port.ts';
import { createWapitiScanner } from './wapiti-scanner.ts';

// Debian's package "wapiti"; the portal does not bring it along.
const isInstalled = spawnSync('wapiti', ['--version']).status === 0;

let site: Server;
const seen: { method: string; path: string; agent: string }[] = [];
const address = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
beforeAll(async () => {
  // A page that repeats its input, and one that must not be opened.
  site = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    seen.push({ method: request.method ?? '', path: url.pathname, agent: request.headers['user-agent'] ?? '' });
    const said = url.searchParams.get('q');
    response.setHeader('content-type', 'text/html');
    if (said !== null) return void response.end(`<p>You asked for ${said}</p>`);
    response.end('<a href="/?q=bread">Search</a> <a href="/logout">Log out</a> <a href="http://127.0.0.1:9/">Away</a>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const config = { scanAllowHosts: ['127.0.0.1'], publicUrl: 'https://portal.example', program: 'wapiti' };
const request = (changes: Partial<ScanRequest> = {}): ScanRequest => ({
  ...{
    scanId: 'scan-1',
    name: 'Shop',
    url: address(),
    level: 'normal',
    focus: null,
    optIns: NO_OPT_INS,
    checkpoint: null,
    memory: null,
  },
  ...changes,
});
const quiet = {
  onProgress: () => undefined,
  onCheckpoint: async () => undefined,
  onMemory: async () => undefined,
};

describe.runIf(isInstalled)('the installed program', () => {
  describeScanner(
    'Wapiti',
    ({ allowHosts, dnsServer }) =>
      createWapitiScanner({ ...config, scanAllowHosts: allowHosts, dnsServers: [dnsServer] }),
    { levels: { quick: 'normal', whole: 'normal' }, url: address, leastFindings: 3, looksAtOneFinding: false },
  );

  test('finds the script that a page repeats, says who asks, and stays away from what ends a session', async () => {
    seen.length = 0;
    const outcome = await createWapitiScanner({ ...config, dnsServers: [] }).start(request(), quiet).finished;
    if (outcome.kind !== 'completed') throw new Error(outcome.reason);
    const names = outcome.findings.map(({ facts, severity, subject }) => `${severity} ${facts.name} ${subject}`);
    expect(names).toContain('high Cross Site Scripting q');
    expect(outcome.findings.every(({ checkId }) => checkId === 'X01')).toBe(true);
    expect(seen.map(({ path }) => path)).not.toContain('/logout');
    // The first is the portal's own question whether the website answers.
    expect(seen.slice(1).every(({ agent }) => agent.includes('+https://portal.example'))).toBe(true);
  });
});

test('a machine without the program waits with the scan instead of calling the website clean', async () => {
  const scanner = createWapitiScanner({ ...config, dnsServers: [], program: 'no-such-program' });
  expect(await scanner.start(request(), quiet).finished).toMatchObject({ kind: 'interrupted' });
});
