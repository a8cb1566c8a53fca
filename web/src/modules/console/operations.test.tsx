import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const orgId = '0198a6f0-0000-7000-8000-0000000000aa';
const mailId = '0198a6f0-0000-7000-8000-0000000000f1';

const staff = (handlers: FakeHandlers): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true, staffRole: 'support' } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  ...handlers,
});

test('the log is shown in words, filtered by its address, and goes on where it stopped', async () => {
  const entry = (auditId: string, action: string) => ({
    auditId,
    at: '2026-11-20T20:00:00Z',
    action,
    subject: 'kim@provider.example',
    actor: 'alex@provider.example',
    organisation: { orgId, companyName: 'Lark Bakery' },
    ip: '10.0.0.1',
  });
  const next = '2026-11-20T20:00:00.000Z_7';
  const app = await renderApp(
    '/console/audit-log?person=alex%40provider.example&from=nonsense',
    staff({
      listAuditLog: ({ before }) => ({
        success: true,
        data: before
          ? { entries: [entry('6', 'something.new')], next: null }
          : { entries: [entry('7', 'staff.invited')], next },
      }),
    }),
  );
  await expect.element(app.screen.getByText('Invited a coworker: kim@provider.example')).toBeVisible();
  await expect.element(app.screen.getByLabelText('The person’s email address')).toHaveValue('alex@provider.example');
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Show earlier entries' }).click();
  await expect.element(app.screen.getByText('something.new: kim@provider.example')).toBeVisible();
  const filter = { organisation: '', person: 'alex@provider.example', action: '' };
  await expect.poll(() => app.server.inputsOf('listAuditLog')).toEqual([filter, { ...filter, before: next }]);
  const download = app.screen.getByRole('link', { name: 'Download as CSV' });
  await expect.element(download).toHaveAttribute('href', expect.stringContaining('person=alex%40provider.example'));
  await userEvent.fill(app.screen.getByLabelText('Organization'), 'Lark');
  await app.screen.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => app.server.inputsOf('listAuditLog').at(-1)).toMatchObject({ organisation: 'Lark' });
});

test('a mail that failed is sent again', async () => {
  const app = await renderApp(
    '/console/mails?status=failed',
    staff({
      listMails: () => ({
        success: true,
        data: {
          total: 1,
          pageSize: 25,
          mails: [
            {
              mailId,
              recipient: 'dana@larkbakery.example',
              kind: 'invite',
              status: 'failed',
              attempts: 1,
              queuedAt: '2026-11-20T20:00:00Z',
              endedAt: '2026-11-20T20:00:05Z',
              lastError: '550 mailbox full',
              canBeSentAgain: true,
            },
          ],
        },
      }),
      resendMail: () => ({ success: true }),
    }),
  );
  await expect.element(app.screen.getByText('550 mailbox full')).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Send again to dana@larkbakery.example' }).click();
  await expect.poll(() => app.server.inputsOf('resendMail')).toEqual([{ mailId }]);
  await expect.poll(() => app.server.inputsOf('listMails')[0]).toMatchObject({ status: 'failed' });
});

test('a job that failed is tried again', async () => {
  const job = { jobId: mailId, name: 'run-scan', state: 'failed' as const, attempts: 4, lastError: 'It broke.' };
  const app = await renderApp(
    '/console/jobs',
    staff({
      ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
      listJobs: () => ({
        success: true,
        data: { waiting: 3, jobs: [{ ...job, createdAt: '2026-11-20T20:00:00Z', nextTryAt: null }] },
      }),
      retryJob: () => ({ success: true }),
      readPortalVersion: () => ({
        success: true,
        data: {
          version: '0.1.0',
          newer: null,
          knownFlaws: { madeAt: '2026-01-05T12:00:00Z', isLoaded: true, products: 1, flaws: 284 },
        },
      }),
    }),
  );
  await expect.element(app.screen.getByText(/^Waiting: 3\./)).toBeVisible();
  const line =
    /^Scans recognize 284 published weaknesses in 1 product, as of Jan\s5,\s2026 .* a signed file\. The list is outdated/;
  await expect.element(app.screen.getByText(line)).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: /^Try again: Scan a website/ }).click();
  await expect.poll(() => app.server.inputsOf('retryJob')).toEqual([{ jobId: mailId, name: 'run-scan' }]);
});

test('a list of people is checked row by row before anybody gets a link', async () => {
  const row = { firstName: '', lastName: '', companyName: '', subscriptionId: null };
  const wrong = { ...row, line: 3, email: 'nobody', problem: 'Please enter a valid email address.' };
  const right = { ...row, line: 2, email: 'sam@larkbakery.example', problem: null };
  const app = await renderApp(
    '/console/sign-up-links',
    staff({
      listSignUpLinks: () => ({ success: true, data: { total: 0, pageSize: 25, links: [] } }),
      listOfferChoices: () => ({ success: true, data: { plans: [], brands: [], channels: [], subscriptionIds: [] } }),
      checkSignUpLinks: ({ csv }) => ({
        success: true,
        data: { rows: csv.includes('nobody') ? [right, wrong] : [right] },
      }),
      createSignUpLinks: () => ({ success: true, data: { count: 1 } }),
    }),
  );
  await app.screen.getByRole('button', { name: 'Send many' }).click();
  const dialog = app.screen.getByRole('dialog');
  const text = dialog.getByLabelText('Or paste it here and fix it');
  await userEvent.fill(text, 'email\nsam@larkbakery.example\nnobody');
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect.element(dialog.getByText('1 of 2 rows has a problem.')).toBeVisible();
  await expect.element(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await expectAccessible();
  await userEvent.fill(text, 'email\nsam@larkbakery.example');
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await dialog.getByRole('button', { name: 'Send 1 link' }).click();
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect.poll(() => app.server.inputsOf('createSignUpLinks')).toEqual([{ csv: 'email\nsam@larkbakery.example' }]);
});
