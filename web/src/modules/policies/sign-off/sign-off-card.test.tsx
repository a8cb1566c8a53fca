import { expect, test } from 'vitest';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { trialSubscription } from '../../../testing/samples.ts';
import { inPseudo, textsOutsideFiles } from '../../../testing/texts-outside-files.ts';
import { fakePolicies, policyOf } from '../testing/fake-policies.ts';
import { openPolicies } from '../testing/open-policy.ts';

type Counts = CallOutput<'listSignOffs'>['data']['policies'][number];
const PERSON = '0198a6f0-0000-7000-8000-0000000000c1';
const approved = policyOf({
  status: 'Active',
  approver: 'Dana Reyes',
  approvalDate: '2026-11-20T10:00:00.000Z',
  saved: '2026-11-20T10:00:00.000Z',
});
const trial = trialSubscription();
const withSignOff = trialSubscription({
  securityPolicies: 'ACTIVE',
  securityPoliciesSignOff: 'ACTIVE',
  modules: { ...trial.modules, compliance: 'ACTIVE' },
});
const open = (changes: Partial<Counts> = {}, handlers = {}) =>
  openPolicies('/securitypolicy/acceptable-use', {
    ...fakePolicies(approved),
    featureUsageProfile: () => ({
      success: true,
      data: { plans: withSignOff },
    }),
    listSignOffs: () => ({
      success: true,
      data: {
        policies: [
          {
            policyId: 'acceptable-use',
            name: 'Acceptable use',
            version: 1,
            asked: 0,
            acknowledged: 0,
            openSince: null,
            ...changes,
          },
        ],
        people: [{ name: 'Ann Lee', email: 'ann@firm.example' }],
      },
    }),
    ...handlers,
  });

test('people of the team and typed addresses are asked; a line without an address is told, and nothing typed is lost', async () => {
  const { screen, server } = await open({}, { askSignOff: () => ({ success: true, data: { asked: 2, already: 0 } }) });
  await screen.getByRole('button', { name: 'Ask people' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ask people to confirm' });
  await dialog.getByText('Everyone (1)').click();
  await dialog.getByRole('textbox', { name: 'Others (optional)' }).fill('Ben Okafor ben@firm.example\nnobody');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send the emails' }).click();
  await expect.element(dialog.getByText('Line 2 has no email address: “nobody”.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Others (optional)' }).fill('Ben Okafor ben@firm.example');
  await dialog.getByRole('button', { name: 'Send the emails' }).click();
  await expect.element(screen.getByText('2 people will get an email.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('askSignOff')[0])
    .toEqual({
      policyId: 'acceptable-use',
      version: 1,
      people: [
        { name: 'Ann Lee', email: 'ann@firm.example' },
        { name: 'Ben Okafor', email: 'ben@firm.example' },
      ],
    });
});

test('who has not confirmed is listed and reminded', async () => {
  const { screen, server } = await open(
    { asked: 2, acknowledged: 1 },
    {
      readSignOff: () => ({
        success: true,
        data: {
          total: 1,
          pageSize: 50,
          asked: 2,
          acknowledged: 1,
          people: [
            {
              personId: PERSON,
              name: 'Ann Lee',
              email: 'ann@firm.example',
              state: 'open',
              askedAt: '2026-11-20T10:00:00.000Z',
              askedBy: 'Dana Reyes',
              acknowledgedAt: null,
              carriedFrom: null,
              questions: 0,
              remindedOn: null,
              reminders: 0,
            },
          ],
        },
      }),
      remindSignOff: () => ({ success: true, data: { reminded: 1 } }),
    },
  );
  await expect.element(screen.getByText(/^1 confirmation is missing/)).toBeVisible();
  await screen.getByRole('button', { name: 'Who has confirmed' }).click();
  await screen.getByRole('button', { name: 'Remind Ann Lee' }).click();
  await expect.element(screen.getByText('Reminders on their way: 1.')).toBeVisible();
  await expectAccessible();
  await expect
    .poll(() => server.inputsOf('remindSignOff'))
    .toEqual([{ policyId: 'acceptable-use', version: 1, personId: PERSON }]);
});

test('says who answered questions, and whose confirmation is of an earlier version', async () => {
  const confirmed = {
    email: 'ann@firm.example',
    state: 'acknowledged' as const,
    askedAt: '2026-11-20T10:00:00.000Z',
    askedBy: 'Dana Reyes',
    acknowledgedAt: '2026-11-21T10:00:00.000Z',
    remindedOn: null,
    reminders: 0,
  };
  const { screen } = await open(
    { asked: 2, acknowledged: 2 },
    {
      readSignOff: () => ({
        success: true,
        data: {
          total: 2,
          pageSize: 50,
          asked: 2,
          acknowledged: 2,
          people: [
            { ...confirmed, personId: PERSON, name: 'Ann Lee', carriedFrom: null, questions: 2 },
            { ...confirmed, personId: PERSON.replace('c1', 'c2'), name: 'Ben Okafor', carriedFrom: 3, questions: 2 },
          ],
        },
      }),
    },
  );
  await screen.getByRole('button', { name: 'Who has confirmed' }).click();
  await expect.element(screen.getByText(/^Confirmed .*, after 2 questions were answered correctly$/)).toBeVisible();
  await expect
    .element(screen.getByText(/^Confirmed version 3 on .*; the “For everyone” part did not change$/))
    .toBeVisible();
});

test('asking people to confirm says nothing that no file of texts has', async () => {
  await inPseudo(async () => {
    const { screen } = await open({ asked: 2, acknowledged: 1 });
    await screen.getByRole('button', { name: /^\[Ásk/ }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('heading')).toBeVisible();
    expect(textsOutsideFiles(dialog.element(), ['Ann Lee', 'ann@firm.example'])).toEqual([]);
  });
});
