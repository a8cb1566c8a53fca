import { keptDays } from '@portal/domain/portal/retention-times.ts';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);

test('an owner sets how long things are kept, within bounds, with the password', async () => {
  const app = await renderApp('/console/retention', {
    ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    readRetentionTimes: () => ({ success: true, data: keptDays(new Map([['mailLog', 60]])) }),
    authenticate: () => ({ success: true, bearer: 'bearer', challenge: null }),
    saveRetentionTimes: () => ({ success: true }),
  });
  const mails = app.screen.getByLabelText('Emails sent: recipient and outcome, in days');
  await expect.element(mails).toHaveValue('60');
  await expectAccessible();
  await userEvent.fill(mails, '3');
  await app.screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(app.screen.getByText('Please enter a whole number from 7 to 365.')).toBeVisible();
  expect(app.screen.getByLabelText('Your password').elements()).toEqual([]);
  await userEvent.fill(mails, '14');
  await app.screen.getByRole('button', { name: 'Save' }).click();
  await userEvent.fill(app.screen.getByLabelText('Your password'), 'Sourdough1');
  await app.screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(app.screen.getByText('The times were saved.')).toBeVisible();
  expect(app.server.inputsOf('saveRetentionTimes')).toEqual([{ mailLog: 14 }]);
});
