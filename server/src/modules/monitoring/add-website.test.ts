import { randomUUID } from 'node:crypto';
import { createTarget, loadTargetList } from '@portal/contract/monitoring/monitoring.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, CONSENT, websiteInput } from '../../testing/websites.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

describe('adding a website', () => {
  test('keeps it with the permission that was given', async () => {
    const member = await signInNewMember(portal);
    const { body } = await member.browser.call(
      createTarget,
      websiteInput('Bakery shop', 'HTTPS://Shop.Example:443/a/#x'),
    );
    const [website] = await portal.database.query('select * from websites where website_id = $1', [body.data.targetId]);
    expect(website).toMatchObject({
      org_id: member.orgId,
      name: 'Bakery shop',
      url: 'https://shop.example/a/',
      scan_level: 'lightning',
      created_by: member.userId,
    });
    const consents = await portal.database.query('select * from scan_consents where website_id = $1', [
      body.data.targetId,
    ]);
    expect(consents).toEqual([
      expect.objectContaining({
        org_id: member.orgId,
        user_id: member.userId,
        user_email: member.email,
        url: 'https://shop.example/a/',
        consent_text: CONSENT.text,
        ip: expect.stringMatching(/^(?:10|127)\.\d+\.\d+\.\d+$/),
        at: portal.clock.now(),
      }),
    ]);
    const audit = await portal.database.query(
      `select action, actor_id, subject from audit_log where details->>'targetId' = $1`,
      [body.data.targetId],
    );
    expect(audit).toEqual([{ action: 'website.added', actor_id: member.userId, subject: 'https://shop.example/a/' }]);
  });

  test.each([
    ['in other letters', 'Harbor Shop', 'HARBOR shop'],
    ['with blanks around it', 'Café', '  café  '],
    ['composed otherwise', 'Caf\u00e9 two', 'Cafe\u0301 TWO'],
    ['with a closing sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['with a dotted capital', 'İzmir', 'i̇zmir'],
  ])('refuses a name that is there %s', async (_case, first, second) => {
    const member = await signInNewMember(portal);
    await addWebsite(member, first);
    const answer = await member.browser.call(createTarget, websiteInput(second));
    expect(answer.errors).toEqual([
      { code: 'TARGET_NAME_TAKEN', message: 'This name already exists, choose another.', field: 'targetName' },
    ]);
  });

  test('lets two organisations use one name and one address', async () => {
    const [one, other] = [await signInNewMember(portal), await signInNewMember(portal)];
    await addWebsite(one, 'Shop', 'https://both.example');
    await expect(addWebsite(other, 'Shop', 'https://both.example')).resolves.toBeTypeOf('string');
  });

  test('refuses an address that is there already', async () => {
    const member = await signInNewMember(portal);
    await addWebsite(member, 'One', 'https://same.example/');
    const answer = await member.browser.call(createTarget, websiteInput('Two', 'https://SAME.example'));
    expect(answer.errors).toEqual([
      { code: 'TARGET_URL_TAKEN', message: 'This URL is already being used', field: 'targetUrl' },
    ]);
  });

  test('refuses a site that is known to be somebody else’s', async () => {
    const { browser } = await signInNewMember(portal);
    const answer = await browser.call(createTarget, websiteInput('Search', 'https://maps.google.com/x'));
    expect(answer.errors[0]).toMatchObject({ code: 'TARGET_URL_RESTRICTED', field: 'targetUrl' });
  });

  test('takes a call with no more than the fields of the specification, and keeps that it held no consent', async () => {
    const { browser } = await signInNewMember(portal);
    const answer = await browser.call(createTarget, {
      targetName: 'By a call',
      targetUrl: 'https://call.example',
      scanProfile: 'lightning',
      recurrence: 'm',
    });
    expect(answer.errors).toEqual([]);
    const consents = await portal.database.query('select consent_text from scan_consents where website_id = $1', [
      answer.body.data.targetId,
    ]);
    expect(consents).toEqual([{ consent_text: expect.stringContaining('no consent text') }]);
  });

  test('names each field that is wrong', async () => {
    const { browser } = await signInNewMember(portal);
    const answer = await browser.call(createTarget, {
      targetName: 'x'.repeat(256),
      targetUrl: 'ftp://shop.example',
      scanProfile: 'deep' as 'safe',
      consent: { accepted: false as true, text: CONSENT.text },
    });
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field).sort()).toEqual([
      'consent.accepted',
      'scanProfile',
      'targetName',
      'targetUrl',
    ]);
    expect(answer.errors.find(({ field }) => field === 'targetName')?.message).toBe('Max 255 symbols.');
  });

  test('refuses levels and frequencies outside the plan', async () => {
    const { browser } = await signInNewMember(portal);
    const level = await browser.call(createTarget, { ...websiteInput('Deep'), scanProfile: 'full' });
    expect(level.errors[0]).toMatchObject({ code: 'SCAN_LEVEL_NOT_IN_PLAN', field: 'scanProfile' });
    const frequency = await browser.call(createTarget, { ...websiteInput('Daily'), recurrence: 'd' });
    expect(frequency.errors[0]).toMatchObject({ code: 'FREQUENCY_NOT_IN_PLAN', field: 'recurrence' });
  });

  test('V2.3.2/2.3.4 holds the plan’s limit when twenty are added at once', async () => {
    const member = await signInNewMember(portal);
    await addWebsite(member);
    await addWebsite(member);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.browser.call(createTarget, websiteInput(randomUUID()))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ errors }) => errors[0]);
    expect(new Set(refusals.map((error) => error?.code))).toEqual(new Set(['TARGET_LIMIT_REACHED']));
    expect(refusals[0]?.message).toBe("You've reached the maximum of 3 website(s).");
    const list = await member.browser.call(loadTargetList, {});
    expect(list.body.data).toHaveLength(3);
    expect(list.body.numberOfTargets).toEqual({ maximumAllowed: 3, remaining: 0 });
  });

  test('adds one website when the button is clicked twice', async () => {
    const member = await signInNewMember(portal);
    const input = websiteInput('Twice');
    const answers = await Promise.all([1, 2].map(() => member.browser.call(createTarget, input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is closed once the trial has ended', async () => {
    const member = await signInNewMember(portal);
    await portal.database.query('update organisations set trial_ends_at = $2 where org_id = $1', [
      member.orgId,
      '2026-10-01T00:00:00Z',
    ]);
    const answer = await member.browser.call(createTarget, websiteInput('Overdue'));
    expect(answer.errors[0]?.code).toBe('MODULE_NOT_ACTIVE');
  });
});
