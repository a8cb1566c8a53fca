import * as calls from '@portal/contract/maturity/maturity.calls.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite } from '../../testing/websites.ts';
import { readMaturitySet } from './maturity-set.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('takes fewer than five SQL statements, however much there is', async () => {
  const member = await signInNewMember(portal);
  const sentBy = async <Answer>(work: () => Promise<Answer>) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await work();
    const texts = query.mock.calls.map(([first]: readonly unknown[]) =>
      typeof first === 'string' ? first : String((first as { text?: unknown }).text),
    );
    query.mockRestore();
    // Transactions are no work, and the portal looks every two seconds whether brands and plans have changed.
    return { answer, count: texts.filter((text) => !/^(begin|commit)|string_agg/.test(text)).length };
  };
  const statements = async () => {
    const { answer, count } = await sentBy(() => member.browser.call(calls.maturityReport, {}));
    // What every call asks for: the session and the plan's module.
    const ofEveryCall = await sentBy(() => member.browser.call(calls.assessmentConfig, {}));
    return { before: answer, count: count - ofEveryCall.count };
  };
  expect((await statements()).count).toBe(3);
  for (const { elementPath } of readMaturitySet().elements) {
    await member.browser.call(calls.saveAssessment, {
      data: { elementPath, questionVersion: 1, level: 1, version: 0 },
    });
  }
  await addWebsite(member, 'Shop');
  const { before, count } = await statements();
  expect(before.body.data.elements).toHaveLength(24);
  expect(count).toBe(3);
});
