import type { InputOf } from '@portal/contract/call.ts';
import * as calls from '@portal/contract/concierge/concierge.calls.ts';
import * as staffCalls from '@portal/contract/concierge/staff-help.calls.ts';
import { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import { getPrivateAsset } from '@portal/contract/portal/files.calls.ts';
import { getUserList, removeUser } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshProof,
  inviteColleague,
  type Member,
  type Person,
  signIn,
  signInNewMember,
  signInNewStaff,
} from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { readsIn } from '../../testing/reads-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createConciergeClearing } from './files/clear-concierge-files.ts';

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal, 'support');
});
afterAll(() => portal.stop());

const CONCIERGE = 'concierge@cybersafety.example';
const PICTURE = { fileName: 'screen.gif', bytes: Buffer.from('GIF89a a picture') };

const open = async ({ browser }: Member, given: Partial<InputOf<typeof calls.openHelpRequest>> = {}) => {
  const input = {
    subject: 'Secret subject',
    about: { kind: 'general' },
    text: 'Secret *text* <b>here</b>',
    ...given,
  } as const;
  const { body } = await browser.call(calls.openHelpRequest, input);
  return body.data;
};
const read = async ({ browser }: Person, helpRequestId: string) =>
  (await browser.call(calls.helpRequest, { helpRequestId })).body.data;
const staffRead = async (helpRequestId: string) =>
  (await staff.browser.call(staffCalls.readHelpRequest, { helpRequestId })).body.data;
const upload = async ({ browser }: Person, file = PICTURE) =>
  (await browser.call(calls.helpUpload, { file })).body.data;

describe('a request for help', () => {
  test('goes to the concierge by a mail that says who asks and not what, and comes back with an answer', async () => {
    const member = await signInNewMember(portal);
    const { fileId } = await upload(member);
    const { helpRequestId, number } = await open(member, { fileIds: [fileId] });
    expect(number).toMatch(/^CC-\d{4,}$/);
    const toConcierge = (await queuedMails(portal, CONCIERGE)).at(-1)?.request;
    expect(toConcierge).toMatchObject({ kind: 'help-request', number, about: 'A general question', isFirst: true });
    expect(JSON.stringify(toConcierge)).not.toContain('Secret');

    const asked = await staffRead(helpRequestId);
    expect(asked).toMatchObject({
      subject: 'Secret subject',
      state: 'new',
      assignee: null,
      openedByEmail: member.email,
    });
    // Customers' words are shown as they typed them.
    expect(asked.replies).toMatchObject([
      { text: 'Secret *text* <b>here</b>', body: null, files: [{ fileName: 'screen.gif' }] },
    ]);

    await readsIn(portal, member, 'de');
    await staff.browser.call(staffCalls.noteHelpRequest, { helpRequestId, text: 'A note for us alone' });
    portal.clock.advance(60_000);
    const answer = { helpRequestId, version: asked.version, text: 'Do **this** first.' };
    expect((await staff.browser.call(staffCalls.answerHelpRequest, answer)).status).toBe(200);
    const toMember = (await queuedMails(portal, member.email)).at(-1);
    expect(toMember?.language).toBe('de');
    expect(toMember?.request).toEqual({
      kind: 'help-answer',
      number,
      url: `http://localhost:3000/concierge/requests/${helpRequestId}?lang=de`,
    });
    const listed = (await member.browser.call(calls.helpRequests, {})).body;
    expect(listed).toMatchObject({ unread: 1, data: [{ state: 'waiting', isNew: true, lastReplyBy: 'concierge' }] });
    const shown = await read(member, helpRequestId);
    expect(shown.replies).toHaveLength(2);
    expect(shown.replies[1]?.body).toEqual([
      { kind: 'paragraph', spans: [{ text: 'Do ' }, { text: 'this', strong: true }, { text: ' first.' }] },
    ]);
    expect(JSON.stringify(shown)).not.toContain('A note for us alone');
    expect((await member.browser.call(calls.helpRequests, {})).body.unread).toBe(0);
    expect((await staffRead(helpRequestId)).replies.filter(({ isInternal }) => isInternal)).toHaveLength(1);
  });

  test('is open again when the customer writes on after it was closed, and waits for the concierge', async () => {
    const member = await signInNewMember(portal);
    const { helpRequestId } = await open(member);
    await member.browser.call(calls.closeHelpRequest, { helpRequestId });
    expect(await read(member, helpRequestId)).toMatchObject({ state: 'closed', closedAt: expect.any(String) });
    expect((await staffRead(helpRequestId)).waitingSince).toBeNull();
    await member.browser.call(calls.replyToHelpRequest, { helpRequestId, text: 'Still there.' });
    expect(await read(member, helpRequestId)).toMatchObject({ state: 'inProgress', closedAt: null });
    expect((await staffRead(helpRequestId)).waitingSince).toBe(portal.clock.now().toISOString());
  });

  test('is named after what the organisation has, whatever the browser says, and after nothing of others', async () => {
    const [member, stranger] = [await signInNewMember(portal), await signInNewMember(portal)];
    const { helpRequestId } = await open(member, { about: { kind: 'policy', id: 'acceptable-use' } });
    expect((await read(member, helpRequestId)).about).toMatchObject({
      kind: 'policy',
      label: expect.stringMatching(/acceptable use/i),
      href: '/securitypolicy/acceptable-use',
    });
    for (const about of [
      { kind: 'weakness', id: helpRequestId },
      { kind: 'weakness', id: 'none' },
      { kind: 'finding' },
      { kind: 'course', id: '__proto__' },
    ] as const) {
      const answer = await member.browser.call(calls.openHelpRequest, { subject: 'x', about, text: 'y' });
      expect(answer.status).toBe(404);
    }
    expect((await stranger.browser.call(calls.helpRequest, { helpRequestId })).status).toBe(404);
    const reply = await stranger.browser.call(calls.replyToHelpRequest, { helpRequestId, text: 'Let me in' });
    expect(reply.status).toBe(404);
  });

  test('is answered once: who answers after something else was said is told', async () => {
    const member = await signInNewMember(portal);
    const { helpRequestId } = await open(member);
    const { version } = await staffRead(helpRequestId);
    await member.browser.call(calls.replyToHelpRequest, { helpRequestId, text: 'Never mind.' });
    const late = await staff.browser.call(staffCalls.answerHelpRequest, { helpRequestId, version, text: 'Do this.' });
    expect(late.errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
    expect((await staffRead(helpRequestId)).replies).toHaveLength(2);
  });

  test('is given to a colleague and to nobody else, and found by number, state and assignee', async () => {
    const member = await signInNewMember(portal);
    const { helpRequestId, number } = await open(member);
    const userId = member.userId;
    const wrong = await staff.browser.call(staffCalls.assignHelpRequest, { helpRequestId, version: 1, userId });
    expect(wrong.errors).toMatchObject([{ code: 'ASSIGNEE_UNKNOWN' }]);
    const [me] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [
      staff.email,
    ]);
    const given = { helpRequestId, version: 1, userId: me?.user_id ?? '' };
    expect((await staff.browser.call(staffCalls.assignHelpRequest, given)).status).toBe(200);
    const find = async (filter: InputOf<typeof staffCalls.listHelpRequests>) =>
      (await staff.browser.call(staffCalls.listHelpRequests, filter)).body.data.requests.map(
        (row) => row.helpRequestId,
      );
    expect(await find({ search: number })).toEqual([helpRequestId]);
    expect(await find({ assignee: 'me', search: number })).toEqual([helpRequestId]);
    expect(await find({ assignee: 'nobody', search: number })).toEqual([]);
    expect(await find({ state: 'closed', orgId: member.orgId })).toEqual([]);
  });

  test('cannot be opened, answered or closed by staff in the customer’s portal', async () => {
    const member = await signInNewMember(portal);
    const { helpRequestId } = await open(member);
    const visitor = await signInNewStaff(portal);
    const reason = 'You asked us to look.';
    await visitor.browser.call(
      openServiceSession,
      { orgId: member.orgId, reason },
      await freshProof(portal, visitor.email),
    );
    const refused = await visitor.browser.call(calls.replyToHelpRequest, { helpRequestId, text: 'As the customer' });
    expect(refused.errors).toMatchObject([{ code: 'CLOSED_TO_SERVICE' }]);
    expect((await visitor.browser.call(calls.closeHelpRequest, { helpRequestId })).status).toBe(403);
    expect((await visitor.browser.call(calls.helpRequest, { helpRequestId })).status).toBe(200);
  });
});

describe('its files', () => {
  test('are sent once, by who attached them, and read by the own organisation and staff alone', async () => {
    const [member, stranger] = [await signInNewMember(portal), await signInNewMember(portal)];
    const { fileId } = await upload(member);
    expect((await member.browser.call(calls.helpFile, { fileId })).status).toBe(404);
    const about = { kind: 'general' } as const;
    const input = { subject: 'x', about, text: 'y', fileIds: [fileId] };
    expect((await stranger.browser.call(calls.openHelpRequest, input)).errors).toMatchObject([
      { code: 'HELP_FILE_GONE' },
    ]);
    expect((await stranger.browser.call(calls.helpRequests, {})).body.total).toBe(0);
    await open(member, { fileIds: [fileId] });
    expect((await member.browser.call(calls.openHelpRequest, input)).errors).toMatchObject([
      { code: 'HELP_FILE_GONE' },
    ]);
    const file = await member.browser.call(calls.helpFile, { fileId });
    expect(String(file.headers['content-disposition'])).toMatch(/^attachment; filename="screen.gif"/);
    expect(file.headers['content-type']).toBe('application/octet-stream');
    // Where bytes are kept is no folder that members may name.
    for (const filePath of [`concierge/${member.orgId}/${fileId}`, `${member.orgId}/${fileId}`])
      expect((await member.browser.call(getPrivateAsset, { filePath })).status).toBe(404);
    expect(file.raw).toEqual(PICTURE.bytes);
    expect((await stranger.browser.call(calls.helpFile, { fileId })).status).toBe(404);
    expect((await staff.browser.call(staffCalls.downloadHelpFile, { fileId })).raw).toEqual(PICTURE.bytes);
  });

  test('wait forty at a time for each person to send them', async () => {
    const member = await signInNewMember(portal);
    await upload(member);
    await portal.database.query(
      `insert into help_files (file_id, org_id, uploaded_by, file_name, size, sha256, uploaded_at)
       select gen_random_uuid(), org_id, uploaded_by, file_name, size, sha256, uploaded_at
       from help_files, generate_series(1, 38) where org_id = $1`,
      [member.orgId],
    );
    expect((await member.browser.call(calls.helpUpload, { file: PICTURE })).status).toBe(200);
    const refused = await member.browser.call(calls.helpUpload, { file: PICTURE });
    expect(refused.errors).toMatchObject([{ code: 'HELP_FILES_LIMIT' }]);
    const colleague = await signIn(portal, await inviteColleague(portal, member));
    expect((await colleague.call(calls.helpUpload, { file: PICTURE })).status).toBe(200);
  });

  test('stay in the history when who sent them has left', async () => {
    const member = await signInNewMember(portal);
    const colleague = await signIn(portal, await inviteColleague(portal, member));
    const { data } = (await colleague.call(calls.helpUpload, { file: PICTURE })).body;
    const about = { kind: 'general' } as const;
    const opened = await colleague.call(calls.openHelpRequest, {
      subject: 'x',
      about,
      text: 'y',
      fileIds: [data.fileId],
    });
    const { helpRequestId } = opened.body.data;
    const people = (await member.browser.call(getUserList, {})).body.data;
    const left = people.find(({ cognitoId }) => cognitoId !== member.userId);
    await member.browser.call(removeUser, { cognitoId: left?.cognitoId ?? '' });
    expect((await read(member, helpRequestId)).replies).toMatchObject([
      { text: 'y', files: [{ fileId: data.fileId }] },
    ]);
    expect((await member.browser.call(calls.helpFile, { fileId: data.fileId })).raw).toEqual(PICTURE.bytes);
  });

  test('are removed with their bytes when they were not sent within a day', async () => {
    const member = await signInNewMember(portal);
    const { files } = portal.portal.services;
    const { services } = portal.portal;
    const clear = createConciergeClearing();
    const [sent, forgotten] = [await upload(member), await upload(member)];
    await open(member, { fileIds: [sent.fileId] });
    const path = ({ fileId }: { fileId: string }) => `concierge/${member.orgId}/${fileId}`;
    portal.clock.advance(25 * 60 * 60_000);
    await clear(services);
    expect(await files.get(path(forgotten))).not.toBeNull();
    await clear(services);
    expect(await files.get(path(forgotten))).toBeNull();
    expect(await files.get(path(sent))).not.toBeNull();
  });

  test('V5.2.1 are refused beyond ten megabytes', async () => {
    const member = await signInNewMember(portal);
    const bytes = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(10 * 1024 * 1024)]);
    const answer = await member.browser.call(calls.helpUpload, { file: { fileName: 'big.gif', bytes } });
    expect(answer.errors).toMatchObject([{ code: 'UPLOAD_TOO_LARGE' }]);
  });
});
