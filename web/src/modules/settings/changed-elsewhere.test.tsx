import type { ErrorCode } from '@portal/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const me = memberProfile().userData;
const member = (handlers: FakeHandlers): FakeHandlers => ({ ...signedIn(), ...handlers });

const failing = (code: ErrorCode) => () => {
  throw new FakeFailure(code);
};
const button = (app: RenderedApp, name: string) => app.screen.getByRole('button', { name, exact: true });

test('what a colleague changed meanwhile is shown, and overwritten only knowingly', async () => {
  const company = memberProfile().companyData;
  if (company === null) throw new TypeError('no company');
  const theirs = { ...company, phone: '+1 555 0199', companyName: 'Lark & Daughters' };
  let stored = company;
  const app = await renderApp(
    '/settings/organization',
    member({
      profileCheck: () => memberProfile({ companyData: stored }),
      companyUpdate: ({ before }) => {
        if (before?.phone !== stored.phone) throw new FakeFailure('CHANGED_ELSEWHERE');
        return { success: true, data: theirs };
      },
    }),
  );
  await userEvent.fill(app.screen.getByLabelText('Phone (optional)'), '+1 555 0100');
  stored = theirs;
  await button(app, 'Save changes').click();
  const notice = app.screen.getByRole('alert').filter({ hasText: 'Someone else changed these details' });
  await expect.element(notice.getByText('Phone: +1 555 0199')).toBeVisible();
  await expect.element(notice.getByText('Organization name: Lark & Daughters')).toBeVisible();
  await expect.element(app.screen.getByLabelText('Phone (optional)')).toHaveValue('+1 555 0100');
  await expectAccessible();
  await button(app, 'Save changes').click();
  await expect.element(app.screen.getByText('Details successfully updated.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('companyUpdate').at(-1))
    .toMatchObject({ phone: '+1 555 0100', before: theirs });
});

test('Undo takes what the colleague stored, and a form in which nothing was typed follows it', async () => {
  let stored = me;
  const app = await renderApp(
    '/settings/you',
    member({
      profileCheck: () => memberProfile({ userData: stored }),
      editUser: failing('CHANGED_ELSEWHERE'),
    }),
  );
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Dan');
  stored = { ...me, jobTitle: 'Director' };
  await button(app, 'Save changes').click();
  await expect.element(app.screen.getByText('Job title: Director')).toBeVisible();
  await button(app, 'Undo').click();
  await expect.element(app.screen.getByLabelText('Job title (optional)')).toHaveValue('Director');
  await expect.element(app.screen.getByLabelText('First name')).toHaveValue(me.firstName);
  await expect.element(app.screen.getByText('Job title: Director')).not.toBeInTheDocument();
});
