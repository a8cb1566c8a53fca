import { randomUUID } from 'node:crypto';
import { policyList, policyTakeLibrary } from '@portal/contract/policies/policies.calls.ts';
import * as calls from '@portal/contract/policies/sign-off.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember } from '../../../testing/people.ts';
import { newestLinkToken } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { libraryPolicy } from '../library/policy-content.ts';
import { chooseLanguage } from '../testing/german-firm.ts';
import { load, save } from '../testing/policy-calls.ts';
import { rightAnswers } from '../testing/right-answers.ts';

const POLICY = 'acceptable-use';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('a German policy is approved, read, answered and confirmed in German; an English one before it is not compared with it', async () => {
  const member = await signInNewMember(portal);
  await save(member, POLICY, { status: 'Active' });
  const email = `${randomUUID()}@firm.example`;
  const people = [{ name: 'Mia', email }];
  await member.browser.call(calls.askSignOff, { policyId: POLICY, version: 1, people });
  const link = () => newestLinkToken(portal, email, 'sign-off-request');
  const read = async (version: number) =>
    (await portal.browser().call(calls.readSignOffText, { token: await link(), policyId: POLICY, version })).body.data;
  const confirm = async (version: number) => {
    const { contentHash, questions } = await read(version);
    const answers = rightAnswers(questions);
    const given = { token: await link(), policyId: POLICY, version, contentHash, answers };
    return portal.browser().call(calls.acknowledgePolicy, given, { 'accept-language': 'de' });
  };
  expect(await read(1)).toMatchObject({ textLanguage: 'en' });
  expect((await confirm(1)).body).toMatchObject({ data: { wrong: [] } });

  await chooseLanguage(member, 'de');
  expect((await member.browser.call(policyList, {})).body.data).toMatchObject([
    { language: 'en', libraryUpdate: true },
  ]);
  const { saved } = (await load(member, POLICY)).data;
  await member.browser.call(policyTakeLibrary, { policyType: POLICY, saved });
  const approved = await save(member, POLICY, { status: 'Active' });
  expect(approved).toMatchObject({ version: 2, language: 'de', status: 'Active' });

  const text = await read(2);
  const german = libraryPolicy(POLICY, 'de');
  expect(text).toMatchObject({ name: german?.name, textLanguage: 'de', changed: null });
  expect(text.questions.map(({ ask }) => ask)).toEqual(german?.questions.map(({ ask }) => ask));
  expect(text.summary).not.toBeNull();
  expect((await confirm(2)).body).toMatchObject({ data: { wrong: [] } });
  const { data } = (await member.browser.call(calls.readSignOff, { policyId: POLICY, version: 2 })).body;
  expect(data.people).toMatchObject([{ name: 'Mia', state: 'acknowledged', questions: 2 }]);
});
