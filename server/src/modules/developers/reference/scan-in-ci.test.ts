import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finding } from '../../../testing/finding-steps.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite, completeScan } from '../../../testing/websites.ts';
import { ApiClient, tokenOf } from '../testing/api-client.ts';

type Settings = Readonly<Record<string, string>>;
type Sent = { readonly method: 'GET' | 'POST'; readonly headers: Record<string, string>; readonly body?: string };
type Send = (url: string, sent: Sent) => Promise<Response>;
type Script = {
  readonly scanInCi: (settings: Settings, ways: { say(line: string): void; send: Send }) => Promise<number>;
};

const SCRIPT = pathToFileURL(join(import.meta.dirname, '../../../../../client/scan-in-ci.mjs')).href;
const { scanInCi } = (await import(SCRIPT)) as Script;
const FOLDER = mkdtempSync(join(tmpdir(), 'scan-in-ci-'));
const SARIF_FILE = join(FOLDER, 'findings.sarif');
let portal: TestPortal;
let member: Member;
let settings: Settings;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal);
  const PORTAL_TOKEN = await tokenOf(portal, member, ['scans:read', 'scans:write', 'findings:read']);
  const WEBSITE_ID = await addWebsite(member);
  settings = { PORTAL_ORIGIN: 'http://localhost:3000', PORTAL_TOKEN, WEBSITE_ID, POLL_SECONDS: '0' };
});
afterAll(async () => {
  await portal.stop();
  rmSync(FOLDER, { recursive: true });
});

/** What the script leaves with and says, while a scan that it starts finds these. */
async function run(findings: readonly Finding[], more: Settings = {}) {
  portal.clock.advance(60_000);
  const said: string[] = [];
  const send: Send = async (url, { method, headers, body }) => {
    const path = url.slice('http://localhost:3000/api/v1'.length);
    const answer = await new ApiClient(portal, null).send(method, path, {
      headers,
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status === 202) await completeScan(portal, answer.body.id, findings);
    return Response.json(answer.body, { status: answer.status });
  };
  const code = await scanInCi({ ...settings, ...more }, { say: (line) => said.push(line), send });
  return { code, said: said.join('\n') };
}

test('a pipeline fails on what is new and bad, and not on what it knows', async () => {
  const known = finding('known', { severity: 'high' });
  const first = await run([known], { SARIF_FILE });
  expect(first).toMatchObject({ code: 1, said: expect.stringMatching(/^NEW high: .+\(https:.+\)$/m) });
  expect(JSON.parse(readFileSync(SARIF_FILE, 'utf8')).runs[0].results).toHaveLength(1);
  const less = finding('less', { severity: 'low' });
  expect(await run([known, less])).toMatchObject({ code: 0, said: expect.stringContaining('Nothing new') });
  expect(await run([known, less, finding('more')], { FAIL_ON: 'low' })).toMatchObject({ code: 1 });
});

test('it runs as a process of its own, by a link too, while the portal restarts, and follows no redirect', async () => {
  const own = join(FOLDER, 'own');
  mkdirSync(own);
  symlinkSync(fileURLToPath(SCRIPT), join(own, 'scan.mjs'));
  await portal.portal.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.portal.http.server.address() as AddressInfo;
  portal.clock.advance(60_000);
  const seen: string[] = [];
  const proxy = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (request.url?.startsWith('/moved')) return void response.writeHead(301, { location: '/api/v1/scans' }).end();
    // The first call is lost, the second finds a proxy without a portal.
    if (seen.length === 1) return void request.socket.destroy();
    if (seen.length === 2)
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    const { method = '', headers } = request;
    const sent = { method, headers: headers as Record<string, string>, duplex: 'half', body: await text(request) };
    const answer = await fetch(
      `http://localhost:${port}${request.url}`,
      method === 'POST' ? sent : { headers: sent.headers },
    );
    const body = (await answer.json()) as { id: string };
    if (answer.status === 202) await completeScan(portal, body.id, [finding('own', { severity: 'high' })]);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const PORTAL_ORIGIN = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const start = (more: Settings) =>
    new Promise<{ code: unknown; said: string }>((resolve) =>
      execFile(process.execPath, [join(own, 'scan.mjs')], { env: { ...settings, ...more } }, (error, said) =>
        resolve({ code: error === null ? 0 : error.code, said }),
      ),
    );
  expect(await start({ PORTAL_ORIGIN })).toMatchObject({ code: 1, said: expect.stringMatching(/^NEW high: /m) });
  expect(seen.slice(0, 3)).toEqual(Array(3).fill('POST /api/v1/scans'));
  const moved = { code: 2, said: 'PORTAL_ORIGIN leads elsewhere: /api/v1/scans\n' };
  expect(await start({ PORTAL_ORIGIN: `${PORTAL_ORIGIN}/moved` })).toEqual(moved);
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
});

test('a pipeline that could not find out says why', async () => {
  expect(await run([], { PORTAL_TOKEN: 'csp_wrong' })).toMatchObject({
    code: 2,
    said: expect.stringMatching(/TOKEN_REJ/),
  });
  expect(await run([], { FAIL_ON: 'urgent' })).toMatchObject({ code: 2 });
  expect(await run([], { WEBSITE_ID: member.orgId })).toMatchObject({
    code: 2,
    said: expect.stringMatching(/NOT_FOUND/),
  });
});
