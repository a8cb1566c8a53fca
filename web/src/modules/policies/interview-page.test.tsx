import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallInput } from '../../api/calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import type { AskedField, Interview } from './policy-types.ts';
import { FIELDS } from './testing/fake-policies.ts';
import { openPolicies } from './testing/open-policy.ts';

const [LEAD, DAYS, REMOTE] = FIELDS as [AskedField, AskedField, AskedField];
const interview = (changes: Partial<Interview> = {}): Interview => ({
  version: 3,
  language: { chosen: 'en', offered: ['en'], others: [] },
  topics: [
    { id: 'people', name: 'Who does what', fields: [{ field: LEAD, policies: 4 }] },
    { id: 'work', name: 'How you work', fields: [DAYS, REMOTE].map((field) => ({ field, policies: 4 })) },
  ],
  faults: [],
  differing: [],
  kept: {},
  known: [{ label: 'Courses a year', words: '12 courses' }],
  ...changes,
});
const open = (view: Interview = interview(), more: FakeHandlers = {}) =>
  openPolicies('/policy-interview', {
    readPolicyInterview: () => ({ success: true, data: view }),
    keepPolicyInterview: () => ({ success: true }),
    ...more,
  });

test('answers are given once, sent once for a double press, and can be taken back before', async () => {
  const sent: CallInput<'savePolicyInterview'>[] = [];
  const { screen } = await open(interview(), {
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
  await expect.element(screen.getByText('Answers saved. Your drafts now use them.')).toBeVisible();
  expect(sent).toEqual([{ version: 3, answers: { remote: false } }]);
});

test('a topic is reached from the links, which say how far it is', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'How you work 0/2' }).click();
  await expect.poll(() => document.activeElement?.id).toBe('topic-work');
  await screen.getByText('No', { exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'How you work 1/2' })).toBeVisible();
});

test('two short questions stand in a row where there is room, one on a phone, and yes beside no on both', async () => {
  const { screen } = await open();
  const place = (name: string) =>
    screen.getByRole('radio', { name }).element().closest('label')?.getBoundingClientRect();
  const heading = (name: string) => screen.getByRole('heading', { name }).element().getBoundingClientRect();
  await page.viewport(1280, 900);
  await expect.element(screen.getByRole('heading', { name: DAYS.label })).toBeVisible();
  expect(heading(DAYS.label).top).toBe(heading(REMOTE.label).top);
  expect(place('Yes')?.top).toBe(place('No')?.top);
  await page.viewport(390, 844);
  expect(heading(DAYS.label).top).toBeLessThan(heading(REMOTE.label).top);
  expect(place('Yes')?.top).toBe(place('No')?.top);
});

test('what was typed is kept without a press and is there again after a reload', async () => {
  const { screen, server } = await open(interview({ kept: { lead: 'Kim', gone: 'x' } }));
  const lead = screen.getByRole('textbox', { name: new RegExp(`^${LEAD.label}`) });
  await expect.element(lead).toHaveValue('Kim');
  await expect
    .element(screen.getByText(/They are kept for you until you save or discard them\.$/))
    .not.toBeInTheDocument();
  await lead.fill('Bo');
  await expect.element(screen.getByText(/They are kept for you until you save or discard them\.$/)).toBeVisible();
  expect(server.inputsOf('keepPolicyInterview').at(-1)).toEqual({ answers: { lead: 'Bo' } });
});

test('a lost connection loses nothing, and the next press sends it', async () => {
  let isLost = true;
  const { screen } = await open(interview(), {
    savePolicyInterview: () => {
      if (isLost) throw new TypeError('The connection was lost.');
      return { success: true, data: interview({ version: 4 }) };
    },
  });
  await screen.getByText('No', { exact: true }).click();
  await screen.getByRole('button', { name: 'Save answers' }).click();
  await expect.element(screen.getByText(/^Your answers were not saved\. The portal cannot be reached/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  isLost = false;
  await screen.getByRole('button', { name: 'Save answers' }).click();
  await expect.element(screen.getByText('Answers saved. Your drafts now use them.')).toBeVisible();
});

test('what does not fit its question is not sent', async () => {
  const { screen, server } = await open();
  await screen.getByRole('textbox', { name: new RegExp(`^${DAYS.label}`) }).fill('99');
  await screen.getByRole('button', { name: 'Save answers' }).click();
  await expect.element(screen.getByText('Please enter a whole number from 1 to 10.')).toBeVisible();
  expect(server.inputsOf('savePolicyInterview')).toEqual([]);
});

test('what contradicts is told, with the way there', async () => {
  const faults = [
    { rule: 'r', fields: ['lead'], says: 'One person has both.', instead: 'Name another.', severity: 'error' as const },
  ];
  const { screen } = await open(interview({ faults }));
  await expect.element(screen.getByText('One person has both.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Who decides' })).toBeVisible();
});

test('where policies answer otherwise, one of the answers is used everywhere', async () => {
  let view = interview({
    differing: [
      {
        field: { ...LEAD, value: 'Ann', isAnswered: true } as AskedField,
        policies: [
          { id: 'encryption', name: 'Encryption', status: 'Active', value: 'Kim' },
          { id: 'logging', name: 'Logging', status: 'Draft', value: 'Kim' },
        ],
      },
    ],
  });
  const { screen, server } = await open(view, {
    readPolicyInterview: () => ({ success: true, data: view }),
    useAnswerEverywhere: () => {
      view = interview({ version: 4 });
      return { success: true, data: view };
    },
  });
  await expect
    .element(screen.getByRole('link', { name: 'Encryption (approved)' }))
    .toHaveAttribute('href', '/securitypolicy/encryption');
  await expect.element(screen.getByRole('link', { name: 'Logging (draft)' })).toBeVisible();
  await expectAccessible();
  await expect.element(screen.getByRole('button', { name: 'Use everywhere: Ann' })).toBeVisible();
  await screen.getByRole('button', { name: 'Use everywhere: Kim' }).dblClick();
  await expect.element(screen.getByText('All drafts now use this answer.')).toBeVisible();
  expect(server.inputsOf('useAnswerEverywhere')).toEqual([{ version: 3, field: 'lead', from: 'encryption' }]);
  await expect.element(screen.getByText('Policies with a different answer')).not.toBeInTheDocument();
});

test('answers that somebody else changed meanwhile stay on the page', async () => {
  await page.viewport(390, 844);
  const { screen } = await open(interview(), {
    savePolicyInterview: () =>
      Response.json(
        {
          success: false,
          errors: [{ code: 'INTERVIEW_CHANGED', message: 'Sam saved different answers after you opened this page.' }],
        },
        { status: 409 },
      ),
  });
  await screen.getByText('No', { exact: true }).click();
  await screen.getByRole('button', { name: 'Save answers' }).click();
  await expect.element(screen.getByText(/Sam saved different answers/)).toBeVisible();
  await expect.element(screen.getByText('1 of 3 answered')).toBeVisible();
});

test('the language of drafts is chosen, and drafts are made of the policies in another one, with their names in it', async () => {
  const sent: unknown[] = [];
  const inGerman = interview({
    version: 4,
    language: {
      chosen: 'de',
      offered: ['en', 'de'],
      others: [
        { id: 'logging', name: 'Protokollierung', language: 'de', hasOwnWords: true },
        { id: 'encryption', name: 'Encryption', language: 'en', hasOwnWords: false },
      ],
    },
  });
  let shown = interview({ language: { chosen: 'en', offered: ['en', 'de'], others: [] } });
  const { screen } = await open(shown, {
    readPolicyInterview: () => ({ success: true, data: shown }),
    choosePolicyLanguage: (input) => {
      sent.push(input);
      shown = inGerman;
      return { success: true, data: inGerman };
    },
    redraftPolicies: (input) => {
      sent.push(input);
      return { success: true, data: inGerman };
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'Language of your policies' })).toBeVisible();
  await screen.getByRole('button', { name: /Language/ }).click();
  await screen.getByRole('option', { name: 'German' }).click();
  await expect.element(screen.getByText('2 policies are in another language:')).toBeVisible();
  await expectAccessible();
  expect(screen.getByText('Protokollierung').element().getAttribute('lang')).toBe('de');
  await expect.element(screen.getByText('(with your own wording)')).toBeVisible();
  await screen.getByRole('button', { name: 'Create 2 drafts' }).click();
  await expect.element(screen.getByText('The drafts are ready to read and approve.')).toBeVisible();
  expect(sent).toEqual([{ version: 3, language: 'de' }, { version: 4 }]);
});

test('where the library has one language, nothing is to choose', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('0 of 3 answered')).toBeVisible();
  await expect.element(screen.getByText('Language of your policies')).not.toBeInTheDocument();
});
