import { phishingCampaigns, phishingProgress } from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { expect, test } from 'vitest';
import { DEMO_PEOPLE } from '../../../demo/demo-organisation.ts';
import { fillDemo } from '../../../demo/fill-demo.ts';
import { changePlans } from '../../../testing/change-plans.ts';
import { signIn, TEST_PASSWORD } from '../../../testing/people.ts';
import { startTestPortal } from '../../../testing/test-portal.ts';

test('the demonstration has a campaign that is over, with figures that one can believe, and one that is planned', async () => {
  const portal = await startTestPortal();
  try {
    await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, phishing: 'ACTIVE' } }));
    await fillDemo(portal.portal.services, TEST_PASSWORD);
    const browser = await signIn(portal, DEMO_PEOPLE[0].email);
    const { campaigns } = (await browser.call(phishingCampaigns, {})).body.data;
    expect(campaigns.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      'Before the holidays: planned',
      'First practice: ended',
    ]);
    expect(campaigns[1]?.figures).toMatchObject({
      ...{ delivered: 8, reported: 4, clicked: 2, lessonsDone: 2, robots: 2 },
      ...{ reportRate: 50, clickRate: 25, firstReportMinutes: 6 },
    });
    expect((await browser.call(phishingProgress, {})).body.data).not.toEqual([]);
  } finally {
    await portal.stop();
  }
});
