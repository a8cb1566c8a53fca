import * as asks from '@portal/contract/maturity/maturity-asks.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maturitySteps } from '../../testing/maturity-steps.ts';
import { type Member, signIn, signInNewMember } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { readsIn } from '../../testing/reads-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { save, read } = maturitySteps(() => portal);

describe('a colleague who knows better', () => {
  const IT = { email: 'it@provider.example', name: 'Noor Haddad' };
  const ask = async ({ browser }: Pick<Member, 'browser'>, elementPath = 'backup') =>
    (await browser.call(asks.askColleague, { elementPath, ...IT, message: 'You look after it.' })).body.data;
  const token = () => newestLinkToken(portal, IT.email, 'maturity-ask');

  test('answers by a link, and the answer counts when an admin takes it', async () => {
    const member = await signInNewMember(portal);
    await readsIn(portal, member, 'de');
    const { asks: asked } = await ask(member);
    expect(asked).toMatchObject([{ elementPath: 'backup', ...IT, state: 'open', answer: null }]);
    const guest = portal.browser();
    const opened = (await guest.call(asks.openAsk, { token: await token() })).body.data;
    expect(opened).toMatchObject({
      organisation: 'Harbor Bakery Ltd',
      name: IT.name,
      answer: null,
      questionVersion: 1,
    });
    expect(opened.answers).toHaveLength(6);
    const answer = (level: number) =>
      token().then((link) => guest.call(asks.answerAsk, { token: link, questionVersion: 1, level, note: 'Nightly.' }));
    expect((await answer(3)).status).toBe(200);
    expect((await answer(4)).status).toBe(200);
    const told = (await queuedMails(portal, member.email)).filter(
      ({ request }) => request.kind === 'maturity-ask-answered',
    );
    const questionUrl = expect.stringMatching(/\/assessment\/backup\?lang=de$/);
    expect(told).toMatchObject([
      { language: 'de', request: { elementName: expect.stringContaining('Datensicherung'), questionUrl } },
    ]);
    const before = await read(member);
    expect(before).toMatchObject({
      answered: 0,
      asks: [{ state: 'answered', answer: { level: 4, note: 'Nightly.' } }],
    });
    const askId = before.asks[0]?.askId ?? '';
    const taken = (await member.browser.call(asks.takeAnswer, { askId, version: 0 })).body.data;
    expect(taken).toMatchObject({ answered: 1, asks: [] });
    expect(taken.response.questions.backup).toMatchObject({ level: 4, answeredBy: IT.name, note: 'Nightly.' });
    expect(await guest.call(asks.openAsk, { token: await token() })).toMatchObject({ status: 404 });
  });

  test('sees that question, and nothing of what the firm has answered', async () => {
    const member = await signInNewMember(portal);
    for (const element of ['backup', 'mfa']) await save(member, element, { level: 2, note: 'Only for us to know' });
    await ask(member);
    const opened = await portal.browser().call(asks.openAsk, { token: await token() });
    expect(opened.body.data).toMatchObject({ answer: null });
    for (const hidden of ['Only for us to know', member.email, '"level":2,', 'mfa'])
      expect(JSON.stringify({ ...opened.body.data, answers: [] }), hidden).not.toContain(hidden);
  });

  test('is no reason to overwrite what an admin answered meanwhile', async () => {
    const member = await signInNewMember(portal);
    const askId = (await ask(member)).asks[0]?.askId ?? '';
    await portal.browser().call(asks.answerAsk, { token: await token(), questionVersion: 1, level: 3 });
    await save(member, 'backup', { level: 1 });
    expect((await member.browser.call(asks.takeAnswer, { askId, version: 0 })).status).toBe(409);
    expect((await read(member)).asks).toHaveLength(1);
    const taken = await member.browser.call(asks.takeAnswer, { askId, version: 1 });
    expect(taken.body.data.response.questions.backup).toMatchObject({ level: 3, version: 2 });
  });

  test('gets the same answer for a link that is unknown, replaced, revoked, over, or of a firm without the module', async () => {
    const member = await signInNewMember(portal);
    const open = async (link: string) => (await portal.browser().call(asks.openAsk, { token: link })).body;
    const unknown = await open('x'.repeat(43));
    expect(unknown).toMatchObject({ errors: [{ code: 'ASK_LINK_INVALID' }] });
    await ask(member);
    const replaced = await token();
    await ask(member);
    expect(await open(replaced)).toEqual(unknown);
    const revoked = await token();
    const askId = (await read(member)).asks[0]?.askId ?? '';
    await member.browser.call(asks.revokeAsk, { askId });
    expect(await open(revoked)).toEqual(unknown);
    await ask(member);
    const over = await token();
    await portal.database.query(`update organisations set plan_id = 'basic' where org_id = $1`, [member.orgId]);
    expect(await open(over)).toEqual(unknown);
    await portal.database.query(`update organisations set plan_id = 'standard' where org_id = $1`, [member.orgId]);
    expect(await open(over)).toMatchObject({ success: true });
    portal.clock.advance(14 * DAY_MS);
    expect(await open(over)).toEqual(unknown);
    const later = { browser: await signIn(portal, member.email) };
    expect((await read(later)).asks).toMatchObject([{ state: 'expired' }]);
  });

  test('is one of fifty at most', async () => {
    const member = await signInNewMember(portal);
    await portal.database.query(
      `insert into maturity_asks (ask_id, org_id, element_id, token_hash, asked_email, asked_name, asked_by_name, asked_at, expires_at)
       select gen_random_uuid(), $1::uuid, 'backup', decode(md5(($1::uuid)::text || n), 'hex'), n || '@firm.example', 'N', 'N', now(), now()
       from generate_series(1, 50) n`,
      [member.orgId],
    );
    const refused = await member.browser.call(asks.askColleague, { elementPath: 'mfa', ...IT, message: '' });
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'TOO_MANY_ASKS' }] } });
  });
});
