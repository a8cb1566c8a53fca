import { createHash } from 'node:crypto';
import {
  policyDelete,
  policyHistory,
  policyLoad,
  policyReplacedText,
  policySave,
} from '@portal/contract/policies/policies.calls.ts';
import { companyUpdate } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inviteColleague, signIn, signInNewMember, TEST_COMPANY } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { deleteVersion } from './policy-versions.store.ts';
import { given, list, load, save } from './testing/policy-calls.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

describe('versions', () => {
  test('count as the specification says, and what was approved stays as it was', async () => {
    const member = await signInNewMember(portal);
    const first = await save(member, 'encryption', { customValues: { securityLead: 'Ann' } });
    expect(first).toMatchObject({ version: 1, status: 'Draft', savedBy: 'Dana Reyes', approver: null });
    expect(await save(member, 'encryption')).toMatchObject({ version: 1, status: 'Draft' });
    const approved = await save(member, 'encryption', { status: 'Active' });
    expect(approved).toMatchObject({ version: 1, status: 'Active', approver: 'Dana Reyes', draftMode: null });
    expect(approved.nextReview).toMatch(/^2027-11-21T20:00:00/);
    const edited = await save(member, 'encryption', { customValues: { securityLead: 'Bob' } });
    expect(edited).toMatchObject({ version: 2, status: 'Draft', draftMode: 'customise' });
    await save(member, 'encryption', { status: 'Active' });
    expect(await save(member, 'encryption', { status: 'Active' })).toMatchObject({ version: 3, status: 'Active' });
    const { data, storageList } = await load(member, 'encryption', 1);
    expect(storageList.map(({ version, status }) => [version, status])).toEqual([
      [3, 'Active'],
      [2, 'Active'],
      [1, 'Active'],
    ]);
    expect(data).toMatchObject({ isNewest: false, text: approved.text });
    await member.browser.call(companyUpdate, { ...TEST_COMPANY, companyName: 'New Name', orgId: member.orgId });
    expect((await load(member, 'encryption', 1)).data.text).toEqual(approved.text);
  });

  test('are kept with their text and its SHA-256 once approved', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'logging', { status: 'Active', customPolicy: 'Logs are kept for a year: all of them.' });
    const rows = await portal.database.query<{ approved_text: string; content_hash: Buffer }>(
      'select approved_text, content_hash from policy_versions where org_id = $1',
      [member.orgId],
    );
    expect(rows).toMatchObject([{ approved_text: expect.stringContaining('Logs are kept for a year') }]);
    for (const { approved_text, content_hash } of rows)
      expect(content_hash.toString('hex')).toBe(createHash('sha256').update(approved_text).digest('hex'));
  });

  test('cannot be changed once approved, not even by a statement', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'logging', { status: 'Active' });
    const rename = portal.database.query("update policy_versions set name = 'x' where org_id = $1", [member.orgId]);
    await expect(rename).rejects.toThrow('stays as it is');
    const remove = portal.portal.services.database.inOrg(member.orgId, (tx) => deleteVersion(tx, 'logging', 1));
    await expect(remove).rejects.toThrow('stays as it is');
    const refused = await member.browser.call(policyDelete, { policyId: 'logging', version: 1 });
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'POLICY_APPROVED' }] });
  });

  test('that are drafts can be deleted; a policy that was never approved goes with its draft', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'privacy', { status: 'Active' });
    await save(member, 'privacy', { name: 'Privacy at Harbor' });
    const { body } = await member.browser.call(policyDelete, { policyId: 'privacy', version: 2 });
    expect(body).toEqual({ success: true, message: 'Draft deleted.' });
    expect((await list(member)).data).toMatchObject([{ id: 'privacy', name: 'Privacy', version: 1, activeVersion: 1 }]);
    expect((await list(member)).data[0]?.nextReview).toMatch(/^2027-11-21T20:00:00/);
    await save(member, 'logging');
    await member.browser.call(policyDelete, { policyId: 'logging', version: 1 });
    expect((await list(member)).data.map(({ id }) => id)).toEqual(['privacy']);
    expect(await member.browser.call(policyDelete, { policyId: 'logging', version: 1 })).toMatchObject({ status: 404 });
    expect((await load(member, 'logging')).data).toMatchObject({ version: 1, saved: null });
  });

  test('that never were are not found', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'privacy');
    for (const [policyType, version] of [
      ['privacy', 2],
      ['logging', 2],
      ['no-such-policy', null],
    ] as const)
      expect(await member.browser.call(policyLoad, { policyType, version })).toMatchObject({ status: 404 });
  });
});

describe('two people', () => {
  test('who edit the same version lose nothing: the second is told who saved', async () => {
    const member = await signInNewMember(portal);
    const colleague = { browser: await signIn(portal, await inviteColleague(portal, member)) };
    const mine = (await load(member, 'encryption')).data;
    const theirs = (await load(colleague, 'encryption')).data;
    await member.browser.call(policySave, { policy: given(mine, { customValues: { securityLead: 'Ann' } }) });
    const answer = await colleague.browser.call(policySave, {
      policy: given(theirs, { customValues: { securityLead: 'Bob' } }),
    });
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'POLICY_CHANGED' }] });
    expect(JSON.stringify(answer.body)).toContain('Dana Reyes saved this policy');
    expect((await load(colleague, 'encryption')).data.fields).toContainEqual(
      expect.objectContaining({ id: 'securityLead', value: 'Ann' }),
    );
    // At the same instant of the clock too.
    const [one, two] = [(await load(member, 'encryption')).data, (await load(colleague, 'encryption')).data];
    const both = await Promise.all([
      member.browser.call(policySave, { policy: given(one, { status: 'Active' }) }),
      colleague.browser.call(policySave, { policy: given(two, { status: 'Active' }) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('keep in the history what one wrote over of the other', async () => {
    const member = await signInNewMember(portal);
    const colleague = { browser: await signIn(portal, await inviteColleague(portal, member)) };
    for (const [who, customPolicy] of [
      [member, 'Disks are encrypted.'],
      [member, 'All disks are encrypted.'],
      [colleague, 'Phones too.'],
      [colleague, 'Phones and tablets too.'],
    ] as const) {
      portal.clock.advance(1000);
      await save(who, 'encryption', { customPolicy });
    }
    const history = (await member.browser.call(policyHistory, { policyType: 'encryption', page: 1 })).body.data;
    expect(history.map(({ replaced }) => replaced?.by ?? null)).toEqual([null, 'Dana Reyes', null, null]);
    const taken = { policyType: 'encryption', draft: history[1]?.replaced?.id ?? '' };
    expect((await member.browser.call(policyReplacedText, taken)).body.data).toEqual({
      text: 'All disks are encrypted.\n',
      by: 'Dana Reyes',
    });
    const stranger = await signInNewMember(portal);
    expect(await stranger.browser.call(policyReplacedText, taken)).toMatchObject({ status: 404 });
  });
});
