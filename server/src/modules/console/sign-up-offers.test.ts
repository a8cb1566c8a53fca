import { randomUUID } from 'node:crypto';
import {
  createChannel,
  deleteChannel,
  editChannel,
  listChannels,
  listOfferChoices,
} from '@portal/contract/console/channels.calls.ts';
import { createSignUpLink, listSignUpLinks } from '@portal/contract/console/sign-up-links.calls.ts';
import {
  createSubscriptionId,
  disableSubscriptionId,
  listSubscriptionIds,
} from '@portal/contract/console/subscription-ids.calls.ts';
import { isValidSubscriptionId } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishOffer } from '../../testing/offers.ts';
import { type Person, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

const audited = (action: string, subject: string) =>
  portal.database.query('select details, actor_id from audit_log where action = $1 and subject = $2', [
    action,
    subject,
  ]);

describe('channels', () => {
  const named = (name: string) => ({ name, brandId: 'default' });

  test('are listed with what they brought, and changes are audited', async () => {
    const { channelId } = await publishOffer(portal, { channel: { name: 'Zebra Bank' } }, staff);
    const change = { ...named('Zebra Bank'), channelId, version: 1, isTrialDisabled: true, eligiblePlanIds: ['basic'] };
    expect((await staff.browser.call(editChannel, change)).status).toBe(200);
    const { body } = await staff.browser.call(listChannels, { search: 'zebra' });
    expect(body.data).toMatchObject({
      total: 1,
      channels: [
        { channelId, name: 'Zebra Bank', brandName: 'Cyber Safety', isTrialDisabled: true, subscriptionIds: 1 },
      ],
    });
    expect(await audited('channel.created', channelId)).toHaveLength(1);
    expect(await audited('channel.changed', channelId)).toMatchObject([
      { details: { before: { eligiblePlanIds: null }, after: { eligiblePlanIds: ['basic'] } } },
    ]);
  });

  test('are deleted while nothing belongs to them', async () => {
    const name = `Mistaken ${randomUUID()}`;
    const { channelId } = (await staff.browser.call(createChannel, named(name))).body.data;
    const remove = (id: string) => staff.browser.call(deleteChannel, { channelId: id });
    expect((await remove(channelId)).status).toBe(200);
    expect((await staff.browser.call(listChannels, { search: name })).body.data.total).toBe(0);
    expect(await audited('channel.deleted', channelId)).toMatchObject([{ details: { before: { name } } }]);
    expect((await remove(channelId)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const used = await publishOffer(portal, {}, staff);
    expect((await remove(used.channelId)).errors).toMatchObject([{ code: 'CHANNEL_IN_USE' }]);
  });

  test('have names of their own, upper or lower case, also when two are made at once', async () => {
    const name = `Twin ${randomUUID()}`;
    await staff.browser.fetchCsrfToken();
    const answers = await Promise.all(
      [name, name.toUpperCase(), name.toLowerCase()].map((each) => staff.browser.call(createChannel, named(each))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.errors).toMatchObject([{ code: 'CHANNEL_NAME_TAKEN', field: 'name' }]);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ brandId: 'nobody' }, 'brandId'],
    [{ eligiblePlanIds: ['free'] }, 'eligiblePlanIds'],
    [{ eligiblePlanIds: [] }, 'eligiblePlanIds'],
    [{ channelDiscountTitle: 'x'.repeat(101) }, 'channelDiscountTitle'],
    [{ name: 'Bank\r\nBcc: eve@evil.example' }, 'name'],
  ])('with %j are refused at the field', async (wrong, field) => {
    const answer = await staff.browser.call(createChannel, { ...named(randomUUID()), ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.errors).toMatchObject([{ field }]);
  });

  test('have logos of their own, which those see who come by them', async () => {
    const logo = (fill: string) =>
      `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg"><rect fill="${fill}"/></svg>`)}`;
    const logos = { marketingLogoPrimary: logo('#111111'), marketingLogoSecondary: logo('#222222') };
    const { subscriptionId, channelId } = await publishOffer(portal, { channel: logos }, staff);
    const check = async () =>
      (await portal.browser().call(isValidSubscriptionId, { id: subscriptionId })).body.data.uiRules;
    const { marketingLogoPrimary, marketingLogoSecondary } = await check();
    for (const address of [marketingLogoPrimary, marketingLogoSecondary])
      expect((await portal.portal.http.inject({ url: address ?? '' })).headers['content-type']).toBe('image/svg+xml');
    expect(marketingLogoPrimary).not.toBe(marketingLogoSecondary);
    const change = { ...named(`Bank ${randomUUID()}`), channelId, version: 1, marketingLogoPrimary };
    expect((await staff.browser.call(editChannel, change)).status).toBe(200);
    expect(await check()).toMatchObject({ marketingLogoPrimary, marketingLogoSecondary: null });
    expect((await portal.portal.http.inject({ url: marketingLogoSecondary ?? '' })).statusCode).toBe(404);
    const wrong = { ...change, version: 2, marketingLogoPrimary: 'data:text/html;base64,AAAA' };
    expect((await staff.browser.call(editChannel, wrong)).errors).toMatchObject([{ field: 'marketingLogoPrimary' }]);
  });

  test('that are not there cannot be changed', async () => {
    const answer = await staff.browser.call(editChannel, { ...named('Nowhere'), channelId: randomUUID(), version: 1 });
    expect(answer.status).toBe(404);
  });

  test('that two change at once take one change, and the second is told', async () => {
    const { channelId } = await publishOffer(portal, {}, staff);
    const names = [randomUUID(), randomUUID()];
    const answers = await Promise.all(
      names.map((name) => staff.browser.call(editChannel, { ...named(name), channelId, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
    const winner = names[answers.findIndex(({ status }) => status === 200)] ?? '';
    const { channels } = (await staff.browser.call(listChannels, { search: winner })).body.data;
    expect(channels).toMatchObject([{ channelId, version: 2 }]);
    expect(await audited('channel.changed', channelId)).toHaveLength(1);
  });
});

describe('subscription ids', () => {
  const find = async (search: string) => (await staff.browser.call(listSubscriptionIds, { search })).body.data;

  test('are made up unless given, and listed with their state and address', async () => {
    const { channelId, subscriptionId } = await publishOffer(portal, { id: { maxUses: 3 } }, staff);
    expect(subscriptionId).toMatch(/^[a-z2-9]{12}$/);
    expect(await find(subscriptionId)).toMatchObject({
      total: 1,
      subscriptionIds: [
        {
          status: 'valid',
          planName: 'Premium',
          maxUses: 3,
          usedCount: 0,
          signUpUrl: `http://localhost:3000/signup/${subscriptionId}`,
        },
      ],
    });
    const own = await staff.browser.call(createSubscriptionId, {
      channelId,
      planId: 'basic',
      subscriptionId: 'Spring_2026',
    });
    expect(own.body.data.subscriptionId).toBe('Spring_2026');
    await staff.browser.call(disableSubscriptionId, { subscriptionId: 'Spring_2026' });
    expect((await find('spring_')).subscriptionIds).toMatchObject([{ status: 'disabled' }]);
    expect((await find('springx')).total).toBe(0);
    expect(await audited('subscription-id.created', 'Spring_2026')).toHaveLength(1);
    expect(await audited('subscription-id.disabled', 'Spring_2026')).toHaveLength(1);
  });

  test('come in pages, each once', async () => {
    const { channelId } = await publishOffer(portal, { channel: { name: `Paged ${randomUUID()}` } }, staff);
    const { name } = (await staff.browser.call(listChannels, { search: 'Paged' })).body.data.channels[0] ?? {};
    for (let index = 0; index < 29; index += 1) {
      await staff.browser.call(createSubscriptionId, { channelId, planId: 'basic' });
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => staff.browser.call(listSubscriptionIds, { page, search: name ?? '' })),
    );
    expect(pages.map(({ body }) => body.data.subscriptionIds.length)).toEqual([25, 5, 0]);
    expect(pages.map(({ body }) => body.data.total)).toEqual([30, 30, 30]);
    const ids = pages.flatMap(({ body }) => body.data.subscriptionIds.map((row) => row.subscriptionId));
    expect(new Set(ids).size).toBe(30);
  });

  test('are refused at the field that is wrong', async () => {
    const { channelId, subscriptionId } = await publishOffer(
      portal,
      { channel: { eligiblePlanIds: ['basic'] }, id: { planId: 'basic' } },
      staff,
    );
    const refusal = async (changes: Readonly<Record<string, unknown>>) => {
      const input = { channelId, planId: 'basic', ...changes };
      return (await staff.browser.call(createSubscriptionId, input)).errors;
    };
    expect(await refusal({ planId: 'premium' })).toMatchObject([{ code: 'PLAN_NOT_IN_CHANNEL', field: 'planId' }]);
    expect(await refusal({ channelId: randomUUID() })).toMatchObject([{ code: 'CHANNEL_UNKNOWN', field: 'channelId' }]);
    expect(await refusal({ subscriptionId })).toMatchObject([
      { code: 'SUBSCRIPTION_ID_TAKEN', field: 'subscriptionId' },
    ]);
    expect(await refusal({ subscriptionId: 'a b' })).toMatchObject([{ field: 'subscriptionId' }]);
    expect(await refusal({ expiresOn: '2026-11-20' })).toMatchObject([
      { code: 'DATE_IN_THE_PAST', field: 'expiresOn' },
    ]);
    expect(await refusal({ expiresOn: '2026-02-30' })).toMatchObject([{ field: 'expiresOn' }]);
    expect(await refusal({ maxUses: 0 })).toMatchObject([{ field: 'maxUses' }]);
    expect(await refusal({ expiresOn: '2026-11-21' })).toEqual([]);
  });

  test('to choose from are those that are valid now', async () => {
    const { subscriptionId } = await publishOffer(portal, {}, staff);
    const ended = await publishOffer(portal, {}, staff);
    await staff.browser.call(disableSubscriptionId, { subscriptionId: ended.subscriptionId });
    const { data } = (await staff.browser.call(listOfferChoices, {})).body;
    const ids = data.subscriptionIds.map((row) => row.subscriptionId);
    expect(ids).toContain(subscriptionId);
    expect(ids).not.toContain(ended.subscriptionId);
    expect(data.plans.map(({ planId }) => planId)).toEqual(['basic', 'standard', 'premium']);
    expect(data.brands).toEqual([{ brandId: 'default', brandName: 'Cyber Safety' }]);
  });
});

test('sign-up links are found by address, person or firm', async () => {
  const email = `kim-${randomUUID()}@firm.example`;
  await staff.browser.call(createSignUpLink, {
    email,
    firstName: 'Kim',
    lastName: 'Lu',
    companyName: 'Lu & Sons 100%',
  });
  for (const search of [email.toUpperCase(), 'kim lu', '& sons 100%']) {
    const { data } = (await staff.browser.call(listSignUpLinks, { search })).body;
    expect(data.links, search).toMatchObject([{ email, status: 'pending', lastEvent: null }]);
  }
  expect((await staff.browser.call(listSignUpLinks, { search: '100_' })).body.data.total).toBe(0);
  expect(await audited('sign-up-link.created', email)).toMatchObject([{ actor_id: expect.any(String) }]);
});
