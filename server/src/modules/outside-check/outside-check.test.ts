import {
  leaveCheckEmail,
  readOutsideCheck,
  startOutsideCheck,
} from '@portal/contract/outside-check/outside-check.calls.ts';
import type { VectorLook } from '@portal/scanner/surface/vector-look.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { outsideCheck } from './outside-check.module.ts';
import { runCheck } from './testing/run-checks.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

let domains = 0;
const newDomain = () => {
  domains += 1;
  return `firm${domains}.com`;
};

async function start(browser: TestBrowser, domain = newDomain(), hasPass = true) {
  if (hasPass) await giveCaptchaPass(portal, browser);
  const answer = await browser.call(startOutsideCheck, { domain });
  return { ...answer, domain, checkId: answer.body.data?.checkId ?? '' };
}

const read = async (browser: TestBrowser, checkId: string) => browser.call(readOutsideCheck, { checkId });
const jobs = (checkId: string) =>
  portal.database.query(`select 1 from jobs.job where name = 'outside-check' and data->>'checkId' = $1`, [checkId]);

const found = (grade: 'BAD' | 'GOOD'): VectorLook => ({
  vector: 'spf',
  reason: null,
  findings: [
    {
      vector: 'spf',
      kind: grade === 'BAD' ? 'spf-missing' : 'spf-strict',
      grade,
      asset: 'firm.com',
      importance: 1,
      evidence: ['What was seen.'],
    },
  ],
});

test('what is seen shows as it comes, the worst first, and what is not measured is never good', async () => {
  const browser = portal.browser();
  const { checkId } = await start(browser);
  expect((await read(browser, checkId)).body.data).toMatchObject({
    isDone: false,
    measured: 0,
    looked: 7,
    verdict: { tone: 'open' },
  });
  const shown: unknown[] = [];
  await runCheck(portal, checkId, async (_url, tell) => {
    tell([found('BAD')]);
    await expect.poll(async () => (await read(browser, checkId)).body.data.measured).toBe(1);
    const { isDone, verdict, parts } = (await read(browser, checkId)).body.data;
    shown.push([isDone, verdict.tone, parts.find(({ part }) => part === 'mail')?.isLooking]);
    tell([{ vector: 'dkim', reason: 'SELECTOR_UNKNOWN', findings: [] }]);
    return 'looked';
  });
  expect(shown).toEqual([[false, 'danger', true]]);
  const { data } = (await read(browser, checkId)).body;
  expect(data).toMatchObject({ isDone: true, failure: null, measured: 1, verdict: { title: '1 thing needs fixing' } });
  const [mail, names] = data.parts;
  expect(mail?.findings.map(({ kind, places }) => [kind, places])).toEqual([
    ['spf-missing', [{ asset: 'firm.com', evidence: ['What was seen.'] }]],
  ]);
  expect(mail?.notMeasured).toEqual([expect.stringContaining('does not mean there is none')]);
  expect(names?.notMeasured).toEqual([expect.stringContaining('did not respond in time')]);
});

test('a name that nobody has, and a worker that was lost, are told', async () => {
  const browser = portal.browser();
  const unknown = await start(browser);
  await runCheck(portal, unknown.checkId, async () => 'name-unknown');
  expect((await read(browser, unknown.checkId)).body.data).toMatchObject({ isDone: true, failure: 'NAME_UNKNOWN' });
  const lost = await start(browser);
  await runCheck(portal, lost.checkId, async (_url, tell) => {
    tell([found('GOOD')]);
    await expect.poll(async () => (await read(browser, lost.checkId)).body.data.measured).toBe(1);
    throw new Error('the worker is gone');
  }).catch(() => undefined);
  expect((await read(browser, lost.checkId)).body.data.failure).toBeNull();
  portal.clock.advance(91_000);
  expect((await read(browser, lost.checkId)).body.data).toMatchObject({
    isDone: true,
    failure: 'GIVEN_UP',
    measured: 1,
  });
});

test('needs a captcha pass, and two presses start one look', async () => {
  const browser = portal.browser();
  const domain = newDomain();
  expect(await start(browser, domain, false)).toMatchObject({ status: 400, errors: [{ code: 'CAPTCHA_FAILED' }] });
  await giveCaptchaPass(portal, browser);
  const answers = await Promise.all([1, 2].map(() => browser.call(startOutsideCheck, { domain })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [one, other] = answers.map(({ body }) => body.data.checkId);
  expect(one).toBe(other);
  expect(await jobs(one ?? '')).toHaveLength(1);
});

test('another browser, and anybody after an hour, finds nothing, and the row is cleared away', async () => {
  const browser = portal.browser();
  const { checkId } = await start(browser);
  expect((await read(browser, checkId)).status).toBe(200);
  const other = portal.browser();
  expect(await read(other, checkId)).toMatchObject({ status: 404, errors: [{ code: 'NOT_FOUND' }] });
  expect((await other.call(leaveCheckEmail, { checkId, email: 'sam@firm.com', agrees: true })).status).toBe(404);
  portal.clock.advance(60 * 60_000);
  expect(await read(browser, checkId)).toMatchObject({ status: 404, errors: [{ code: 'NOT_FOUND' }] });
  const { services } = portal.portal;
  await services.database.asSystem(async (tx) => outsideCheck.clearExpired?.(tx, portal.clock.now(), services));
  expect(await portal.database.query('select 1 from outside_checks where check_id = $1', [checkId])).toEqual([]);
});

test('a domain is looked at six times an hour, whoever asks from wherever', async () => {
  const domain = newDomain();
  const statuses: number[] = [];
  for (const name of [domain, `www.${domain}`, domain, domain, domain, `shop.${domain}`, domain]) {
    const browser = portal.browser();
    const answer = await start(browser, name);
    statuses.push(answer.status);
    if (answer.status !== 200) expect(answer.errors).toMatchObject([{ code: 'CHECKED_TOO_OFTEN', field: 'domain' }]);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('an address may begin six in a minute', async () => {
  const browser = portal.browser();
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) statuses.push((await start(browser)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test.each([
  ['127.0.0.1', 'CHECK_IP_ADDRESS'],
  ['http://[::1]/', 'CHECK_IP_ADDRESS'],
  ['http://2130706433', 'CHECK_IP_ADDRESS'],
  ['localhost', 'CHECK_NOT_A_DOMAIN'],
  ['portal.internal', 'CHECK_NOT_A_DOMAIN'],
  ['co.uk', 'CHECK_NOT_A_DOMAIN'],
  ['sam@firm', 'CHECK_EMAIL_WRONG'],
  ['firm.example', 'CHECK_EXAMPLE_DOMAIN'],
  ['sam@gmail.com', 'CHECK_MAIL_PROVIDER'],
])('%s is refused at the field, and costs no pass', async (domain, code) => {
  const browser = portal.browser();
  expect(await start(browser, domain)).toMatchObject({ errors: [{ code, field: 'domain' }] });
  expect((await start(browser, newDomain(), false)).status).toBe(200);
});

test('nobody chooses a port, and an email address stands for its domain', async () => {
  const { checkId } = await start(portal.browser(), 'https://Firm-With-Port.com:8443/x');
  const other = await start(portal.browser(), 'Sam@mail-firm.com');
  const urlOf = (id: string) => portal.database.query('select url from outside_checks where check_id = $1', [id]);
  expect(await urlOf(checkId)).toEqual([{ url: 'https://firm-with-port.com/' }]);
  expect(await urlOf(other.checkId)).toEqual([{ url: 'https://mail-firm.com/' }]);
});

test('an address is kept with the words that were agreed to, once, and never without the tick', async () => {
  const browser = portal.browser();
  const { checkId, domain } = await start(browser);
  const email = `sam@${domain}`;
  const leads = () => portal.database.query('select consent_text from outside_check_leads where email = $1', [email]);
  const unticked = await browser.send('POST', '/api/outsideCheck/leaveEmail', {
    body: { checkId, email, agrees: false },
    headers: { 'x-csrf-token': await browser.fetchCsrfToken(), 'sec-fetch-site': 'same-origin' },
  });
  expect(unticked.status).toBe(400);
  expect(await leads()).toEqual([]);
  for (const _ of [1, 2])
    expect((await browser.call(leaveCheckEmail, { checkId, email, agrees: true })).status).toBe(200);
  expect(await leads()).toEqual([{ consent_text: expect.stringContaining('may email me about this check') }]);
});

test('no line of the log names the domain', async () => {
  const logging = await startTestPortal({ LOG_LEVEL: 'debug' }, null, portal);
  const browser = logging.browser();
  const { checkId } = await start(browser, 'quiet-firm.com');
  await runCheck(logging, checkId, async () => 'looked');
  await read(browser, checkId);
  expect(logging.logged.length).toBeGreaterThan(0);
  expect(logging.logged.filter((line) => line.includes('quiet-firm'))).toEqual([]);
  await logging.stop();
});
