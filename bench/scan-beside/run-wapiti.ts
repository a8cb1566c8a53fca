import { spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CASE_PAIRS } from '../../scanner/testing/cases/case-pairs.ts';
import { OPT_IN_PAIRS } from '../../scanner/testing/cases/opt-in-pairs.ts';
import type { CaseClass } from '../../scanner/testing/cases/test-case.ts';
import { REACH_PAIRS } from '../../scanner/testing/reach/reach-pairs.ts';
import { startTestSite } from '../../scanner/testing/start-test-site.ts';
import { withFolder } from '../portal/with-folder.ts';
import type { EngineRun, Reported, SideRun } from './engine-run.ts';
import { watchMemory } from './memory-of-tree.ts';

/** What it does by itself, and the modules for the classes that our site has beside those. */
const MODULES = 'common,backup,crlf,csrf,methods,xxe';
/** No module may take longer (s), as far as it keeps to that, nor all of a scan: interrupted at its end it makes no report. Its other settings are its own. */
const MODULE_SECONDS = 300;
const SCAN_SECONDS = 1500;
export const WAPITI_LIMITS = `at most ${MODULE_SECONDS} s a module and ${SCAN_SECONDS} s in all for each side`;
/** What it asks when it is interrupted: to end here, and write its report. */
const END_WITH_REPORT = 'r\n';

/** What each of its kinds is in our words. */
export const WAPITI_CLASSES: Readonly<Record<string, readonly CaseClass[]>> = {
  'Backup file': ['exposed files'],
  'Blind SQL Injection': ['SQL injection', 'other queries'],
  'CRLF Injection': ['response splitting'],
  'Content Security Policy Configuration': ['headers'],
  'Cross Site Request Forgery': ['forms'],
  'Command execution': ['command execution', 'evaluation'],
  'Path Traversal': ['file inclusion'],
  'HTTP Secure Headers': ['headers'],
  'HttpOnly Flag cookie': ['cookies'],
  'Open Redirect': ['redirect'],
  'Secure Flag cookie': ['cookies'],
  'SQL Injection': ['SQL injection', 'other queries'],
  'Server Side Request Forgery': ['server requests'],
  'Cross Site Scripting': ['cross-site scripting', 'stored scripts'],
  'XML External Entity': ['XML entities'],
};

type Entry = {
  readonly method: string;
  readonly path: string;
  readonly info: string;
  readonly parameter?: string | null;
};
type Classes = Readonly<Record<string, readonly Entry[]>>;
/** Its report, as far as it is used. */
type WapitiReport = { readonly vulnerabilities: Classes; readonly anomalies: Classes };

/** Its version; null when it is not installed (Debian's package "wapiti"). */
export function wapitiVersion(): string | null {
  const { status, stdout } = spawnSync('wapiti', ['--version'], { encoding: 'utf8' });
  return status === 0 ? (/Wapiti ?-?([\d.]+)/i.exec(stdout)?.[1] ?? 'of unknown version') : null;
}

/**
 * Scans both sides of a fresh test site with Wapiti, as its authors set it. Only the host where it asks which websites have called for it is ours:
 * its authors' is on the internet, and where that is not to be reached it waits for it. Ours knows of no call.
 */
export async function runWapiti(version: string): Promise<EngineRun> {
  const site = await startTestSite(undefined, { pairs: CASE_PAIRS, optIns: OPT_IN_PAIRS, reach: REACH_PAIRS });
  const calls = createServer((_request, response) => response.setHeader('content-type', 'application/json').end('{}'));
  await new Promise<void>((resolve) => calls.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(calls.address() as AddressInfo).port}/`;
  try {
    // At once: it keeps one core busy, and takes long.
    const [flawed, sound] = await Promise.all([
      scan(site.httpUrl, endpoint, site.requests.http),
      scan(site.cleanUrl, endpoint, site.requests.clean),
    ]);
    return { name: `Wapiti ${version}`, flawed, sound };
  } finally {
    calls.close();
    await site.close();
  }
}

function scan(url: string, endpoint: string, log: readonly unknown[]): Promise<SideRun> {
  return withFolder(async (folder) => {
    const before = log.length;
    const startedAt = performance.now();
    const output = join(folder, 'report.json');
    const words = await run(url, endpoint, folder, output);
    const seconds = (performance.now() - startedAt) / 1000;
    const requests = log.length - before;
    const text = await readFile(output, 'utf8').catch(() => null);
    if (text === null) throw new Error(`Wapiti made no report: ${words.tail}`);
    const { vulnerabilities, anomalies }: WapitiReport = JSON.parse(text);
    const all = Object.entries({ ...vulnerabilities, ...anomalies });
    const reported = all.flatMap(([kind, entries]) => entries.map((one) => asReported(kind, one)));
    return { reported, requests, seconds, megabytes: words.megabytes };
  });
}

/** Runs it to its end; tells its last words and the most memory that it and its children held. */
function run(
  url: string,
  endpoint: string,
  folder: string,
  output: string,
): Promise<{ tail: string; megabytes: number }> {
  const settings = [
    '--flush-session',
    '--max-attack-time',
    String(MODULE_SECONDS),
    '--no-bugreport',
    '--endpoint',
    endpoint,
  ];
  const places = ['--store-session', folder, '--store-config', folder, '-f', 'json', '-o', output];
  const child = spawn('wapiti', ['-u', url, '-m', MODULES, ...settings, ...places], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const memory = watchMemory(() => (child.pid === undefined ? [] : [child.pid]));
  const limit = setTimeout(() => {
    child.kill('SIGINT');
    child.stdin.end(END_WITH_REPORT);
  }, SCAN_SECONDS * 1000);
  // It may have ended by itself meanwhile.
  child.stdin.on('error', () => undefined);
  let tail = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      tail = (tail + text).slice(-2000);
      // What makes it end early is said, so that nobody takes it for what it can.
      for (const line of text.match(/^.*(?:Max attack time|Error\b|Traceback).*$/gm) ?? [])
        console.error(`Wapiti: ${line}`);
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(limit);
      resolve({ tail, megabytes: memory.stop() });
    });
  });
}

function asReported(kind: string, { path, info, parameter, method }: Entry): Reported {
  const { pathname } = new URL(path.replace(/^\/{2,}/, '/'), 'http://site');
  const variants = variantsOf(kind, info);
  return {
    classes: WAPITI_CLASSES[kind] ?? [],
    path: pathname,
    parameter: parameter ?? '',
    ...(variants === null ? {} : { variants }),
    text: `${kind}: ${method} ${pathname} ${parameter ?? ''} (${info.slice(0, 80)})`,
  };
}

/** What it says of headers and cookies, by our variants. */
function variantsOf(kind: string, info: string): RegExp | null {
  if (kind === 'HTTP Secure Headers')
    return /Frame/.test(info) ? /^framing/ : /Content-Type/.test(info) ? /^nosniff/ : /^(?!)/;
  if (kind.startsWith('Content Security')) return /not set/.test(info) ? /^csp-(?:missing|report)/ : /^csp-bypass/;
  const cookie = /cookie ?: (.*)$/.exec(info)?.[1] ?? '';
  const start = /sess/i.test(cookie) ? '^session-cookie' : '^cookie';
  if (kind === 'HttpOnly Flag cookie') return new RegExp(`${start}-without-httponly`);
  if (kind === 'Secure Flag cookie') return new RegExp(`${start}-without-secure`);
  return kind === 'Cross Site Request Forgery' ? /^form-without-token/ : null;
}
