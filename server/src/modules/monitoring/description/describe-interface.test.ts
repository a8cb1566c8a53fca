import { scanFindings, scanNow } from '@portal/contract/monitoring/monitoring.calls.ts';
import * as calls from '@portal/contract/monitoring/scan-description.calls.ts';
import { runScan } from '@portal/scanner/engine.ts';
import { createFakePaceClock } from '@portal/scanner/testing/fake-pace-clock.ts';
import { describedSite } from '@portal/scanner/testing/interfaces/described-site.ts';
import { type SiteServer, startSiteServer } from '@portal/scanner/testing/site-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScannerPort } from '../../../providers/scanner/scanner-port.ts';
import { signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite } from '../../../testing/websites.ts';
import { createScanRunner } from '../scans/run-scan-job.ts';

let portal: TestPortal;
let site: SiteServer;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  site = await startSiteServer({ pages: describedSite('flawed') });
});
afterAll(async () => {
  await portal.stop();
  await site.close();
});

/** The portal's own engine in this process, which waits for nothing. */
const scannerHere: ScannerPort = {
  name: 'builtin',
  levels: ['normal'],
  start: ({ scanId, url, level, operations }, { onProgress, onCheckpoint }) => ({
    cancel: () => undefined,
    interrupt: () => undefined,
    finished: runScan(
      {
        ...{ scanId, url, level, onProgress, onCheckpoint, allowedHosts: ['127.0.0.1'] },
        ...{ userAgentContact: 'https://portal.example', signal: new AbortController().signal },
        ...(operations === undefined ? {} : { operations }),
      },
      createFakePaceClock(),
    ).then((result) => ({ kind: 'completed', ...result })),
  }),
};

const DESCRIPTION = `openapi: 3.0.0
paths:
  /v1/things:
    get: { parameters: [{ name: code, in: query, example: "7" }] }
    delete: {}
`;

test('a description is refused at its line, kept, tried by a scan, replaced and removed', async () => {
  const member = await signInNewMember(portal);
  const targetId = await addWebsite(member, 'Our shop', `http://127.0.0.1:${site.port}/`);
  await portal.database.query("update websites set scan_level = 'normal' where website_id = $1", [targetId]);
  const save = (text: string) =>
    member.browser.call(calls.saveScanDescription, {
      targetId,
      file: { fileName: 'api.yaml', bytes: Buffer.from(text) },
    });
  expect((await save('{\n"openapi": "3.0.0",\n"paths": {,}\n}')).errors[0]).toMatchObject({
    code: 'DESCRIPTION_UNREADABLE',
    field: 'file',
    message: expect.stringContaining('line 3'),
  });
  expect((await save('{"a":1}')).errors[0]?.code).toBe('DESCRIPTION_UNKNOWN');
  expect((await save('openapi: 3.0.0\npaths: {}')).errors[0]?.code).toBe('DESCRIPTION_EMPTY');
  await save('openapi: 3.0.0\npaths: { /old: { get: {} } }');
  expect((await save(DESCRIPTION)).body.data.description).toMatchObject({
    format: 'openapi',
    operations: [{ method: 'GET', path: '/v1/things' }],
    left: [{ method: 'DELETE', path: '/v1/things', reason: 'CHANGES' }],
  });
  portal.clock.advance(1000);
  const { scanId } = (await member.browser.call(scanNow, { targetId })).body.data;
  await createScanRunner({ ...portal.portal.services, scanner: scannerHere }).run(
    { scanId },
    { id: 'job', signal: new AbortController().signal },
  );
  const found = JSON.stringify((await member.browser.call(scanFindings, { scanId })).body);
  expect(found).toContain('"operations":{"found":1,"tried":1}');
  expect(found).toContain('"A04"');
  const stranger = await signInNewMember(portal);
  expect((await stranger.browser.call(calls.readScanDescription, { targetId })).status).toBe(404);
  await member.browser.call(calls.removeScanDescription, { targetId });
  expect((await member.browser.call(calls.readScanDescription, { targetId })).body.data.description).toBeNull();
});
