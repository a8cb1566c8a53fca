import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { losing } from '../testing/losing-session.ts';

afterEach(closeApp);

const orgIds = ['0198a6f0-0000-7000-8000-0000000000a1', '0198a6f0-0000-7000-8000-0000000000a2'] as const;
const organisationOf = (orgId: string, companyName: string) => ({
  orgId,
  companyName,
  planName: 'Starter',
  subscriptionStatus: 'ACTIVE',
  isTrialOver: false,
  isSuspended: false,
  isSandbox: false,
  lastActiveAt: null,
  recentScans: 0,
  signUpDate: '2026-11-01T12:00:00Z',
  websites: 0,
  admins: 1,
  score: null,
  scoreChange: null,
  worstPoint: null,
});
const organisations = [organisationOf(orgIds[0], 'Lark Bakery'), organisationOf(orgIds[1], 'Quay Works')];
const preview = ({
  subject,
  body,
  brandId,
}: {
  subject: string;
  body: string;
  brandId?: string | null | undefined;
}) => ({
  success: true as const,
  data: {
    customers: 2,
    people: 3,
    leftOut: 1,
    brands: [
      { brandId: 'acme', name: 'Acme Security', customers: 1 },
      { brandId: 'default', name: 'Cyber Safety', customers: 1 },
    ],
    brandId: brandId ?? 'acme',
    accentColour: '#0b7a5e',
    replyTo: 'help@acme.example',
    mail: { subject, heading: subject, paragraphs: body.split('\n'), notes: ['Robin wrote this.'], reason: 'you are.' },
  },
});
const letter = {
  letterId: '0198a6f0-0000-7000-8000-0000000000b1',
  subject: 'Closed on Friday',
  sentAt: '2026-11-20T17:00:00Z',
  sentBy: 'Robin Park',
  customers: 38,
  people: 41,
  leftOut: 1,
  waiting: 0,
};

const open = (path: string, answers: object = {}) =>
  renderApp(path, {
    ...signedIn({ session: { isStaff: true } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listOrganisations: () => ({ success: true, data: { total: 40, sandboxes: 0, pageSize: 25, organisations } }),
    previewLetter: preview,
    ...passwords(),
    sendLetter: ({ letterId }: { letterId: string }) => ({ success: true, data: { letterId, customers: 2 } }),
    readLetter: ({ letterId }: { letterId: string }) => ({
      success: true,
      data: { ...letter, letterId, body: 'Back on Monday.' },
    }),
    listLetters: () => ({ success: true, data: { total: 1, pageSize: 25, letters: [letter] } }),
    ...answers,
  });

const PASSWORD = 'Sourdough-Starter-1';

const passwords = (): FakeHandlers => ({
  authenticate: ({ password }: { password: string }) => {
    if (password !== PASSWORD) throw new FakeFailure('WRONG_CREDENTIALS');
    return { success: true, bearer: 'proof', challenge: null };
  },
});

type App = Awaited<ReturnType<typeof open>>;

async function choose(app: App, name: string) {
  await expect.element(app.screen.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  const box = app.screen.getByRole('checkbox', { name: `Select ${name}` }).element();
  await userEvent.click(box.closest('label') ?? box);
}

/** The password of the last step, which each proof takes anew. */
async function send(app: App, press: 'click' | 'dblClick' = 'click') {
  await userEvent.fill(app.screen.getByLabelText('Your password', { exact: true }), PASSWORD);
  await app.screen.getByRole('button', { name: 'Send to 3 people' })[press]();
}

async function write(app: App) {
  await userEvent.fill(app.screen.getByLabelText('Subject'), 'Closed on Friday');
  await userEvent.fill(app.screen.getByLabelText('Message', { exact: true }), 'Back on Monday.');
  await app.screen.getByRole('button', { name: 'Preview what they’ll get' }).click();
}

test('customers are chosen, written to, seen under their brands, and the outcome is told', async () => {
  const app = await open('/console');
  for (const name of ['Lark Bakery', 'Quay Works']) await choose(app, name);
  await expect.element(app.screen.getByText('2 customers selected.')).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Write to them' }).click();
  await expectAccessible();
  await write(app);
  const email = app.screen.getByRole('figure', { name: 'The email' });
  await expect.element(email.getByText('Acme Security')).toBeVisible();
  await expect.element(app.screen.getByText(/1 customer you chose won’t get it/)).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: /Preview for brand/ }).click();
  await app.screen.getByRole('option', { name: 'Cyber Safety, 1 customer' }).click();
  await expect.element(email.getByText('Cyber Safety')).toBeVisible();
  await app.screen.getByRole('button', { name: 'Back to the message' }).click();
  await expect.element(app.screen.getByLabelText('Subject')).toHaveValue('Closed on Friday');
  await app.screen.getByRole('button', { name: 'Preview what they’ll get' }).click();
  await expect.element(app.screen.getByRole('button', { name: 'Send to 3 people' })).toBeDisabled();
  await send(app, 'dblClick');
  await expect.poll(app.path).toContain('/console/letters/');
  await expect
    .element(app.screen.getByRole('status').filter({ hasText: 'Sent to' }))
    .toHaveTextContent('Sent to 41 people at 38 customers. 1 customer was skipped.');
  expect(app.server.inputsOf('sendLetter')).toMatchObject([
    { subject: 'Closed on Friday', body: 'Back on Monday.', audience: { kind: 'chosen', orgIds } },
  ]);
  await expectAccessible();
});

test('a letter goes to all that the list is narrowed to', async () => {
  const app = await open('/console?search=lark&status=ACTIVE');
  await app.screen.getByRole('button', { name: 'Write to all 40' }).click();
  await write(app);
  await expect
    .poll(() => app.server.inputsOf('previewLetter').at(-1))
    .toMatchObject({ audience: { kind: 'matching', search: 'lark', status: 'ACTIVE' } });
});

test('a send that fails keeps what was typed, and the next try is the same letter', async () => {
  let fails = true;
  const app = await open('/console', {
    sendLetter: ({ letterId }: { letterId: string }) => {
      if (fails) throw new FakeFailure('LETTER_WITHOUT_READERS', 'audience');
      return { success: true, data: { letterId, customers: 2 } };
    },
  });
  await app.screen.getByRole('button', { name: 'Write to all 40' }).click();
  await write(app);
  await send(app);
  await expect.element(app.screen.getByText(/^There is no one to write to/)).toBeVisible();
  await expectAccessible();
  fails = false;
  await send(app);
  await expect.poll(app.path).toContain('/console/letters/');
  const [first, second] = app.server.inputsOf('sendLetter');
  expect(second).toEqual(first);
});

test('a letter is not sent with a wrong password, which its field says', async () => {
  const app = await open('/console');
  await app.screen.getByRole('button', { name: 'Write to all 40' }).click();
  await write(app);
  const field = app.screen.getByLabelText('Your password', { exact: true });
  await userEvent.fill(field, 'Not-Mine-1');
  await app.screen.getByRole('button', { name: 'Send to 3 people' }).click();
  await expect.element(field).toHaveAccessibleDescription(/This password is incorrect/);
  await expectAccessible();
  expect(app.server.inputsOf('sendLetter')).toEqual([]);
  await send(app);
  await expect.poll(app.path).toContain('/console/letters/');
});

test('a letter that was being sent is there again after the session was lost, for the same customers and with its id', async () => {
  const { app, comeBack } = await losing('sendLetter', '/console', {
    listOrganisations: () => ({ success: true, data: { total: 40, sandboxes: 0, pageSize: 25, organisations } }),
    previewLetter: preview,
    ...passwords(),
  });
  await choose(app, 'Quay Works');
  await app.screen.getByRole('button', { name: 'Write to them' }).click();
  await write(app);
  await send(app);
  await comeBack();
  await expect.element(app.screen.getByLabelText('Message', { exact: true })).toHaveValue('Back on Monday.');
  await app.screen.getByRole('button', { name: 'Preview what they’ll get' }).click();
  await send(app);
  await expect.poll(() => app.server.inputsOf('sendLetter')).toHaveLength(2);
  await expect.poll(app.path).toBe('/signin');
  const [before, after] = app.server.inputsOf('sendLetter');
  expect(after).toEqual(before);
  expect(after).toMatchObject({ audience: { kind: 'chosen', orgIds: [orgIds[1]] } });
});

test('the letters that were sent are listed with what became of them', async () => {
  const app = await open('/console/letters');
  await expect.element(app.screen.getByRole('rowheader', { name: 'Closed on Friday' })).toBeVisible();
  await expect
    .element(app.screen.getByText('Sent to 41 people at 38 customers. 1 customer was skipped.'))
    .toBeVisible();
  await expectAccessible();
});
