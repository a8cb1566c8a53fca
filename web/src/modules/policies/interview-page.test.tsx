import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallInput } from '../../api/calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { Interview } from './policy-types.ts';
import { FIELDS } from './testing/fake-policies.ts';
import { openPolicies } from './testing/open-policy.ts';

const interview = (changes: Partial<Interview> = {}): Interview => ({
  version: 3,
  topics: [{ id: 'people', name: 'Who does what', fields: FIELDS.map((field) => ({ field, policies: 4 })) }],
  faults: [],
  differing: [],
  known: [{ label: 'Courses a year', words: '12 courses' }],
  ...changes,
});
const answersOf = (view: Interview) => ({ readPolicyInterview: () => ({ success: true as const, data: view }) });

test('answers are given once, sent once for a double press, and can be taken back before', async () => {
  const sent: CallInput<'savePolicyInterview'>[] = [];
  const { screen } = await openPolicies('/policy-interview', {
    ...answersOf(interview()),
    savePolicyInterview: (input) => {
      sent.push(input);
      return { success: true, data: interview({ version: 4 }) };
    },
  });
  await expect.element(screen.getByText('0 of 3 answered')).toBeVisible();
  await expectAccessible();
  await screen.getByText('No', { exact: true }).click();
  await expect.element(screen.getByText('1 of 3 answered')).toBeVisible();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByText('0 of 3 answered')).toBeVisible();
  await screen.getByText('No', { exact: true }).click();
  await screen.getByRole('button', { name: 'Save answers' }).dblClick();
  await expect.element(screen.getByText('Answers saved. Your drafts use them now.')).toBeVisible();
  expect(sent).toEqual([{ version: 3, answers: { remote: false } }]);
});

test('what contradicts and what policies say otherwise is told, with the way there', async () => {
  const { screen } = await openPolicies(
    '/policy-interview',
    answersOf(
      interview({
        faults: [
          { rule: 'r', fields: ['lead'], says: 'One person has both.', instead: 'Name another.', severity: 'error' },
        ],
        differing: [{ id: 'encryption', name: 'Encryption', status: 'Active', labels: ['Who decides'] }],
      }),
    ),
  );
  await expect.element(screen.getByText('One person has both.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Who decides' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Encryption (approved): Who decides' }))
    .toHaveAttribute('href', '/securitypolicy/encryption');
});

test('answers that somebody else changed meanwhile stay on the page', async () => {
  await page.viewport(390, 844);
  const { screen } = await openPolicies('/policy-interview', {
    ...answersOf(interview()),
    savePolicyInterview: () =>
      Response.json(
        {
          success: false,
          errors: [{ code: 'INTERVIEW_CHANGED', message: 'Sam saved other answers in the meantime.' }],
        },
        { status: 409 },
      ),
  });
  await screen.getByText('No', { exact: true }).click();
  await screen.getByRole('button', { name: 'Save answers' }).click();
  await expect.element(screen.getByText(/Sam saved other answers/)).toBeVisible();
  await expect.element(screen.getByText('1 of 3 answered')).toBeVisible();
});
