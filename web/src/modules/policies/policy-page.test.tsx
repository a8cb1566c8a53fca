import { expect, test } from 'vitest';
import type { CallInput } from '../../api/calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { memberProfile } from '../../testing/samples.ts';
import { fakePolicies, policyOf, textOf } from './testing/fake-policies.ts';
import { openPolicies } from './testing/open-policy.ts';

const path = '/securitypolicy/acceptable-use';
const open = (policy = policyOf(), handlers = {}) => openPolicies(path, { ...fakePolicies(policy), ...handlers });

test('words of answers open their question, the text follows, and the draft is saved with what was answered', async () => {
  const { screen, server } = await open();
  await expect.element(screen.getByRole('article')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: /^3 days/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Days until an answer' });
  await dialog.getByRole('textbox').fill('0');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.element(dialog.getByText('Please enter a whole number from 1 to 10.')).toBeVisible();
  await dialog.getByRole('textbox').fill('5');
  await expect.element(dialog.getByText('5 days')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const last = screen.getByRole('dialog', { name: 'May staff work at home?' });
  await expect.element(last.getByText('Work at home with the door locked.')).toBeVisible();
  await last.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('2 of 3')).toBeVisible();
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(screen.getByText('Draft saved.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('policySave')[0]?.policy)
    .toMatchObject({
      id: 'acceptable-use',
      version: 1,
      status: 'Draft',
      saved: null,
      customValues: { days: 5, remote: true },
      customPolicy: null,
    });
  await expect.element(screen.getByRole('region', { name: 'Changes' })).not.toBeInTheDocument();
});

test('answers given in other policies are taken over with one press', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Use 1 previous answer' }).click();
  await expect.element(screen.getByRole('article').getByText(/^Ann/)).toBeVisible();
  await expect.element(screen.getByText('1 of 3')).toBeVisible();
});

test('an answer that another policy contradicts is told beside its question, and the other one is taken with one press', async () => {
  const { screen } = await open(policyOf({ customValues: { lead: 'Kim' } }));
  await screen.getByRole('button', { name: /^Who decides.*In Privacy, you answered Ann\.$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Who decides' });
  await expect.element(dialog.getByText('In Privacy, you answered', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use Ann' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('article').getByText(/^Ann/)).toBeVisible();
  await expect.element(screen.getByText('In Privacy, you answered Ann.')).not.toBeInTheDocument();
});

test('approving names the approver and what is still open', async () => {
  const { screen, server } = await open(policyOf({ saved: '2026-11-20T10:00:00.000Z', savedBy: 'Dana Reyes' }));
  await screen.getByRole('button', { name: 'Approve' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Approve “Acceptable use”' });
  await expect.element(dialog.getByText('Dana Reyes')).toBeVisible();
  await expect.element(dialog.getByText(/3 questions are not answered yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(screen.getByText('Policy approved.')).toBeVisible();
  await expect.poll(() => server.inputsOf('policySave')[0]?.policy).toMatchObject({ status: 'Active', version: 1 });
  await expect.element(screen.getByText('Active, version 1')).toBeVisible();
});

test('a save that fails says so in the words of the specification and keeps the answers', async () => {
  const { screen } = await open(policyOf(), {
    policySave: () => {
      throw new FakeFailure('POLICY_LIMIT_REACHED', undefined, { maximum: '50' });
    },
  });
  await screen.getByRole('button', { name: 'Use 1 previous answer' }).click();
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(screen.getByText(/^Saving Policy Failed\. You already have 50 policies/)).toBeVisible();
  await expect.element(screen.getByRole('article').getByText(/^Ann/)).toBeVisible();
});

test('somebody else saved: both texts are shown, and keeping mine saves over theirs', async () => {
  const theirs = policyOf({ saved: '2026-11-21T09:00:00.000Z', savedBy: 'Sam Ortiz', customValues: { days: 7 } });
  const { screen, server } = await open(policyOf({ saved: '2026-11-20T10:00:00.000Z' }));
  const save = fakePolicies(theirs).policySave;
  await screen.getByRole('button', { name: 'Use 1 previous answer' }).click();
  server.use({
    policyLoad: () => ({ success: true, data: theirs, storageList: [], kept: null, remarks: [] }),
    policyCompare: () => ({
      success: true,
      data: [
        {
          kind: 'changed',
          block: 'paragraph',
          level: 0,
          left: [{ text: 'the owner answers', isMarked: true }],
          right: [{ text: 'Ann answers', isMarked: true }],
        },
      ],
    }),
    policySave: (input, request) => {
      if (input.policy.saved !== theirs.saved)
        throw new FakeFailure('POLICY_CHANGED', undefined, { savedBy: 'Sam Ortiz' });
      return save?.(input, request) as never;
    },
  });
  await screen.getByRole('button', { name: 'Save draft' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sam Ortiz saved this policy after you opened it' });
  await expect.element(dialog.getByText('the owner answers')).toBeVisible();
  await expect.element(dialog.getByText('Ann answers')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(screen.getByText('Draft saved.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('policyCompare')[0])
    .toMatchObject({
      to: 'working',
      working: { customValues: { lead: 'Ann' } },
    });
});

test('a draft that somebody wrote over can be read in the history', async () => {
  const draft = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
  const event = { at: '2026-11-20T10:00:00.000Z', fields: [], addedWords: 2, removedWords: 3, note: '' };
  const { screen, server } = await openPolicies(`${path}?view=history`, {
    ...fakePolicies(policyOf()),
    policyHistory: () => ({
      success: true,
      data: [
        { ...event, id: '2', version: 1, by: 'Dana Reyes', action: 'saved', replaced: { id: draft, by: 'Sam Ortiz' } },
        { ...event, id: '1', version: 1, by: 'Sam Ortiz', action: 'saved', replaced: null },
      ],
      total: 2,
      pageSize: 50,
    }),
    policyReplacedText: () => ({ success: true, data: { text: 'Lock the door.', by: 'Sam Ortiz' } }),
  });
  await screen.getByRole('button', { name: 'Read the draft by Sam Ortiz that this replaced' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sam Ortiz’s draft' });
  await expect.element(dialog.getByText('Lock the door.')).toBeVisible();
  await expectAccessible();
  await expect.poll(() => server.inputsOf('policyReplacedText')).toEqual([{ policyType: 'acceptable-use', draft }]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('leaving asks first while what was changed could not be kept', async () => {
  const { screen, path: address } = await open(policyOf(), {
    policyKeepChanges: () => {
      throw new FakeFailure('UNEXPECTED');
    },
  });
  await screen.getByRole('button', { name: 'Use 1 previous answer' }).click();
  await screen.getByRole('link', { name: 'Security Policies' }).last().click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  expect(address()).toBe(path);
});

test('an older version is read only and leads to the newest', async () => {
  const old = policyOf({ status: 'Active', approver: 'Dana Reyes', isNewest: false, text: textOf({}) });
  const { screen } = await openPolicies(`${path}/1`, fakePolicies(old));
  await expect.element(screen.getByText('You are reading version 1.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^3 days/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Edit text' })).not.toBeInTheDocument();
});

test('an unknown policy or version is an unknown address', async () => {
  const unknown = {
    policyLoad: () => {
      throw new FakeFailure('NOT_FOUND');
    },
  };
  const { path: address, screen, server } = await open(policyOf(), unknown);
  await expect.poll(address).toBe('/404');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(server.inputsOf('policyLoad')).toEqual([{ policyType: 'acceptable-use', version: null }]);
});

test('a draft is sent to a colleague for approval, which the page then says, and taken back', async () => {
  const draft = policyOf({ saved: '2026-11-20T10:00:00.000Z', savedBy: 'Dana Reyes' });
  const sam = { userId: '0198a6f0-0000-7000-8000-000000000002', name: 'Sam Ortiz' };
  const { screen, server } = await open(draft, {
    getUserList: () => ({
      success: true,
      data: [{ ...memberProfile().userData, cognitoId: sam.userId, firstName: 'Sam', lastName: 'Ortiz' }],
    }),
    policySend: () => ({ success: true }),
    policyTakeBack: () => ({ success: true }),
  });
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('menuitem', { name: 'Send for approval' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Send for approval' });
  await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Please check the days.');
  server.use(fakePolicies({ ...draft, draftMode: 'sent', sentTo: sam, sentBy: 'Dana Reyes' }));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Sent to Sam Ortiz for approval.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('policySend'))
    .toEqual([{ policyId: 'acceptable-use', version: 1, userId: sam.userId, note: 'Please check the days.' }]);
  server.use(fakePolicies(draft));
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(screen.getByText('Draft, version 1')).toBeVisible();
});

test('answers that were not saved when the session was lost are there again', async () => {
  const kept = { version: 1, saved: null, name: 'Acceptable use', values: { lead: 'Kim' }, text: null };
  const owner = '0198a6f0-0000-7000-8000-000000000001';
  sessionStorage.setItem('kept-forms', JSON.stringify({ owner, forms: { 'policy-acceptable-use': kept } }));
  const { screen } = await open();
  await expect.element(screen.getByRole('article').getByText(/^Kim/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
});

test('answers that nobody saved are kept, so that leaving asks nothing', async () => {
  const { screen, server, path: address } = await open();
  await screen.getByRole('button', { name: 'Use 1 previous answer' }).click();
  await expect.element(screen.getByText(/They are kept for you until you save or discard them\.$/)).toBeVisible();
  const [first] = server.inputsOf('policyKeepChanges');
  expect(first).toMatchObject({ policyType: 'acceptable-use', changes: { version: 1, customValues: { lead: 'Ann' } } });
  await screen.getByRole('link', { name: 'Security Policies' }).last().click();
  await expect.poll(address).toBe('/securitypolicy');
});

test('what was saved is left without a question, also while what was kept before is still being forgotten', async () => {
  const { screen, path: address } = await open(policyOf(), {
    policyKeepChanges: ({ changes }: CallInput<'policyKeepChanges'>) =>
      (changes === null ? new Promise(() => undefined) : { success: true }) as never,
  });
  await screen.getByRole('button', { name: 'Use 1 previous answer' }).click();
  await expect.element(screen.getByText(/They are kept for you until you save or discard them\.$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(screen.getByText('Draft saved.')).toBeVisible();
  await screen.getByRole('link', { name: 'Security Policies' }).last().click();
  await expect.poll(address).toBe('/securitypolicy');
});

test('what was kept on the server is taken up, and discarding forgets it', async () => {
  const kept = { version: 1, saved: null, name: 'Acceptable use', customValues: { lead: 'Kim' }, customPolicy: null };
  const { screen, server } = await openPolicies(path, fakePolicies(policyOf(), kept));
  await expect.element(screen.getByRole('article').getByText(/^Kim/)).toBeVisible();
  expect(server.inputsOf('policyKeepChanges')).toEqual([]);
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('article').getByText(/^the owner/)).toBeVisible();
  await expect
    .poll(() => server.inputsOf('policyKeepChanges'))
    .toEqual([{ policyType: 'acceptable-use', changes: null }]);
});

test('before approving, the policies that it refers to and that do not hold yet are named', async () => {
  const missingPolicies = [
    { id: 'privacy', name: 'Privacy' },
    { id: 'encryption', name: 'Encryption' },
  ];
  const { screen } = await open(policyOf({ missingPolicies }));
  await screen.getByRole('button', { name: 'Approve' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Approve “Acceptable use”' });
  await expect.element(dialog.getByText(/not approved yet: Privacy and Encryption\./)).toBeVisible();
});

test('what the portal sees differently stands above the text, with the page where it is put right', async () => {
  const text = 'This policy says that practice emails are sent, and none was.';
  const remark = { text, href: '/phishing', label: 'Plan a campaign' };
  const { screen } = await openPolicies(path, fakePolicies(policyOf(), null, [remark]));
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Plan a campaign' })).toHaveAttribute('href', '/phishing');
});
