import { policyLoad, policySave } from '@portal/contract/policies/policies.calls.ts';
import * as signOff from '@portal/contract/policies/sign-off.calls.ts';
import { rightAnswers } from '../modules/policies/testing/right-answers.ts';
import { maturitySteps } from './maturity-steps.ts';
import type { Member } from './people.ts';
import { newestLinkToken } from './queued-mails.ts';
import type { TestPortal } from './test-portal.ts';
import { FIRST_COURSE, trainingSteps } from './training.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from './websites.ts';

/** What must never stand in a pack, whatever is chosen. */
export const PRIVATE_NOTE = 'the spare key is under the mat';
export const WEAKNESS_PLACE = 'https://shop.example/secret-admin';

const POLICY = 'acceptable-use';
const MONTH_MS = 31 * 24 * 60 * 60_000;

/** A firm that has something to show for every part of a pack: Zoe has confirmed a policy, Ann has completed a course. */
export async function provenFirm(test: TestPortal): Promise<Member> {
  const { newFirm, later, add, addOne, takeQuiz } = trainingSteps(() => test);
  const first = await newFirm();
  const targetId = await addWebsite(first, 'Web shop');
  const finding = aFinding({ url: WEAKNESS_PLACE, urls: [WEAKNESS_PLACE], severity: 'high' });
  await completeScan(test, await startScanOf(first, targetId), [finding, aFinding()]);
  const member = await later(first, MONTH_MS / (24 * 60 * 60_000));
  await completeScan(test, await startScanOf(member, targetId), [finding]);

  const { data } = (await member.browser.call(policyLoad, { policyType: POLICY, version: null })).body;
  const { id, name, version, saved, customPolicy, customValues } = data;
  const policy = { id, name, version, saved, customPolicy, customValues, minor: false, status: 'Active' } as const;
  await member.browser.call(policySave, { policy });
  const people = [
    { name: 'Zoe Quist', email: `zoe-${member.userId}@firm.example` },
    { name: 'Max Open', email: `max-${member.userId}@firm.example` },
  ];
  await member.browser.call(signOff.askSignOff, { policyId: POLICY, version: 1, people });
  const token = await newestLinkToken(test, people[0]?.email ?? '', 'sign-off-request');
  const guest = test.browser();
  const asked = { token, policyId: POLICY, version: 1 };
  const { contentHash, questions } = (await guest.call(signOff.readSignOffText, asked)).body.data;
  await guest.call(signOff.acknowledgePolicy, { ...asked, contentHash, answers: rightAnswers(questions) });

  const trainee = await addOne(member, { name: 'Ann Lee', email: `ann-${member.userId}@firm.example` });
  await takeQuiz(trainee.token, FIRST_COURSE);
  await add(member, [{ name: '=cmd()', email: `odd-${member.userId}@firm.example` }]);
  const { answerAll, save } = maturitySteps(() => test);
  await answerAll(member, { backup: 1 });
  await save(member, 'backup', { level: 1, note: PRIVATE_NOTE, version: 1 });
  return member;
}
