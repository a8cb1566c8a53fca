import { readActivity } from '@portal/contract/accounts/activity.calls.ts';
import * as calls from '@portal/contract/concierge/concierge.calls.ts';
import * as staffCalls from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, type Person, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { docx, paragraph } from '../policies/testing/zip-file.ts';

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal, 'support');
});
afterAll(() => portal.stop());

/** The id of a new draft. */
async function drafted({ orgId }: Member): Promise<string> {
  const { body } = await staff.browser.call(staffCalls.saveWeakness, {
    orgIds: [orgId],
    title: 'Remote desktop is open to the internet',
    severity: 'High',
    reportedOn: '2026-01-05',
    body: 'Close port 3389 on the router.',
  });
  return body.data[0]?.weaknessId ?? '';
}
async function published(member: Member): Promise<string> {
  const weaknessId = await drafted(member);
  await staff.browser.call(staffCalls.publishWeaknesses, { weaknesses: [{ weaknessId, version: 1 }] });
  return weaknessId;
}

describe('a weakness’s PDF and its evidence', () => {
  test('are there under their exact names only, and evidence is always saved, never shown', async () => {
    const [member, stranger] = [await signInNewMember(portal), await signInNewMember(portal)];
    const weaknessId = await published(member);
    const added = await staff.browser.call(staffCalls.addWeaknessFile, {
      weaknessId,
      file: { fileName: '../scan <b>.txt', bytes: Buffer.from('<script>alert(1)</script>') },
    });
    expect(added.body.data.fileName).toBe('scan _b_.txt');
    const { fileId } = added.body.data;
    const fileName = `SecurityWeakness_2026-01-05_${weaknessId}.pdf`;
    const pdf = await member.browser.call(calls.weaknessPdf, { weaknessId, fileName });
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(String(pdf.headers['content-disposition'])).toContain(fileName);
    for (const other of ['x.pdf', `SecurityWeakness_2026-01-06_${weaknessId}.pdf`])
      expect((await member.browser.call(calls.weaknessPdf, { weaknessId, fileName: other })).status).toBe(404);
    const file = await member.browser.call(calls.weaknessFile, { fileId });
    expect(file.raw.toString()).toBe('<script>alert(1)</script>');
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
    expect(String(file.headers['content-disposition'])).toMatch(/^attachment;/);
    expect((await stranger.browser.call(calls.weaknessFile, { fileId })).status).toBe(404);
    const log = (await member.browser.call(readActivity, {})).body.data.entries.map(({ action }) => action);
    expect(log).toEqual(expect.arrayContaining(['weakness.published', 'weakness.file-added', 'weakness.downloaded']));
    expect(log).not.toContain('weakness.drafted');
  });

  test.each([
    ['program.png', 'MZ this is a program'],
    ['page.html', '<script>'],
    ['archive.zip', 'PK\x03\x04'],
    ['notes.txt', 'text with a \0 in it'],
    ['letter.docx', 'PK\x03\x04 no document'],
    ['macros.docx', docx(paragraph('Hello'), [{ name: 'word/vbaProject.bin', content: 'x' }]).toString('latin1')],
  ])('V5.2.2 evidence that is not what it says is refused: %s', async (fileName, text) => {
    const member = await signInNewMember(portal);
    const weaknessId = await drafted(member);
    const answer = await staff.browser.call(staffCalls.addWeaknessFile, {
      weaknessId,
      file: { fileName, bytes: Buffer.from(text, 'latin1') },
    });
    expect(answer.errors).toMatchObject([{ code: 'HELP_FILE_REFUSED', field: 'file' }]);
  });
});
