import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { closeApp } from '../../testing/render-app.tsx';
import type { LibraryRow, PolicyList, PolicyRow } from './policy-types.ts';
import { fakePolicies } from './testing/fake-policies.ts';
import { openPolicies } from './testing/open-policy.ts';

const row = (id: string, changes: Partial<PolicyRow> = {}): PolicyRow => ({
  id,
  name: `Policy ${id}`,
  language: 'en',
  version: 1,
  status: 'Active',
  activeVersion: 1,
  approver: 'Dana Reyes',
  approvalDate: '2026-10-01T12:00:00.000Z',
  saved: '2026-10-01T12:00:00.000Z',
  custom: false,
  draftMode: null,
  sentTo: null,
  nextReview: '2027-10-01T12:00:00.000Z',
  isReviewDue: false,
  libraryUpdate: false,
  signOff: null,
  ...changes,
});
const inLibrary = (id: string, order: number, changes: Partial<LibraryRow> = {}): LibraryRow => ({
  id,
  name: `Policy ${id}`,
  language: 'en',
  purpose: `What ${id} is for.`,
  audience: 'Everybody',
  readingMinutes: 5,
  fields: 8,
  reviewMonths: 12,
  recommended: true,
  order,
  taken: false,
  ...changes,
});
const list = (data: PolicyRow[], library: LibraryRow[]): PolicyList => ({
  success: true,
  data,
  outOfBoxPolicyList: library,
  progress: { recommended: 2, active: data.filter(({ activeVersion }) => activeVersion !== null).length },
});
const open = (shown: PolicyList) => openPolicies('/securitypolicy', { ...fakePolicies(), policyList: () => shown });

test('without a policy, the first recommended one is the thing to do, with the time it takes', async () => {
  const { screen, path } = await open(
    list([], [inLibrary('b', 2), inLibrary('a', 1), inLibrary('z', 3, { recommended: false })]),
  );
  await expect.element(screen.getByRole('heading', { name: 'Begin with “Policy a”' })).toBeVisible();
  await expect.element(screen.getByText(/About 9 minutes: read it, answer 8 questions/)).toBeVisible();
  await expect.element(screen.getByText('0 of 2 recommended policies are active')).toBeVisible();
  await screen.getByRole('link', { name: 'Begin' }).click();
  await expect.poll(() => path()).toBe('/securitypolicy/a');
});

test('what waits for the reader comes before drafts, drafts before reviews, reviews before new policies', async () => {
  const me = '0198a6f0-0000-7000-8000-000000000001';
  const sent = row('sent', {
    status: 'Draft',
    activeVersion: null,
    draftMode: 'sent',
    sentTo: { userId: me, name: 'Dana' },
  });
  const draft = row('draft', { status: 'Draft', version: 2, draftMode: 'customise' });
  const due = row('due', { isReviewDue: true, nextReview: '2026-11-01T12:00:00.000Z' });
  const library = [inLibrary('new', 1)];
  const heading = async (data: PolicyRow[], name: string) => {
    const { screen } = await open(list(data, library));
    await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    await closeApp();
  };
  await heading([due, draft, sent], '“Policy sent” is waiting for your approval');
  await heading([due, draft], 'Finish “Policy draft”');
  await heading([due], 'Review “Policy due”');
  await heading([row('fine')], 'Next: “Policy new”');
});

test('the table says how each policy stands', async () => {
  const { screen } = await open(list([row('a'), row('b', { status: 'Draft', version: 3, activeVersion: 2 })], []));
  const table = screen.getByRole('table', { name: 'Your policies' });
  await expect.element(table.getByText('Draft of version 3')).toBeVisible();
  await expect.element(table.getByText('Oct 1, 2027').first()).toBeVisible();
  await expectAccessible();
});

test('an own policy is written from an outline, or uploaded; what cannot be read is refused with the reason', async () => {
  const { screen, server, path } = await open(list([], []));
  await screen.getByRole('button', { name: 'Upload' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Upload a policy' });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect.element(dialog.getByText('Please choose a file.')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'rules.pdf'));
  if (input) input.files = files.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(dialog.getByText(/^Cannot upload file\. Only Word documents/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  server.use({ policyCreate: () => ({ success: true, data: { id: 'visitors' } }) });
  await screen.getByRole('button', { name: 'Write your own' }).click();
  await screen.getByRole('textbox', { name: 'Policy name' }).fill('Visitors');
  await screen.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(path).toBe('/securitypolicy/visitors');
});
