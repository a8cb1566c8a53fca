import { readPolicyInterview, savePolicyInterview } from '@portal/contract/policies/interview.calls.ts';
import { policyList } from '@portal/contract/policies/policies.calls.ts';
import { saveCountries } from '@portal/contract/profile/countries.calls.ts';
import { companyUpdate } from '@portal/contract/profile/profile.calls.ts';
import { plainWords } from '@portal/domain/rich-text/plain-words.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { FACTS, FOUR_FIRMS } from '../testing/four-firms.ts';
import { save } from '../testing/policy-calls.ts';

const ALL = 100_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** One of them; all in the sweep. */
const firms = Object.entries(FOUR_FIRMS).filter((_, index) => process.env.SWEEP !== undefined || index === 0);

test.each(firms)(
  '%s answers the interview, and every policy is its own',
  async (_, { company, countries, interview, facts, foreign, says }) => {
    const member = await signInNewMember(portal);
    const { browser } = member;
    expect((await browser.call(companyUpdate, company)).status).toBe(200);
    expect((await browser.call(saveCountries, { countries: [...countries] })).status).toBe(200);
    const { version } = (await browser.call(readPolicyInterview, {})).body.data;
    expect((await browser.call(savePolicyInterview, { version, answers: interview })).status).toBe(200);
    const { outOfBoxPolicyList } = (await browser.call(policyList, {})).body;
    expect(outOfBoxPolicyList.filter(({ recommended }) => recommended).length).toBeGreaterThanOrEqual(14);
    for (const { id } of outOfBoxPolicyList) {
      const { text, faults } = await save(member, id, {
        status: 'Active',
        customValues: { ...FACTS[id], ...facts?.[id] },
      });
      const said = JSON.stringify(text);
      for (const words of says[id] ?? []) expect(plainWords(text, ALL), id).toMatch(words);
      expect(said, id).toContain(company.companyName);
      expect(said, id).not.toMatch(/\{\{|undefined|\b(an? an?|the the|and and)\b/);
      expect(foreign.exec(said)?.[0] ?? '', id).toBe('');
      const people = Object.values(interview).filter((one) => typeof one === 'string');
      for (const person of people) expect(said, id).not.toContain(`${person} and ${person}`);
      expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  },
);
