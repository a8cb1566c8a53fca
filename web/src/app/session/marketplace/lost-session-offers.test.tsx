import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeMarketplace } from '../../../modules/marketplace/testing/fake-marketplace.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp } from '../../../testing/render-app.tsx';
import { comeBack, portalThatLosesSession } from '../testing/lost-session.ts';

afterEach(closeApp);

test('what was being asked about an offer opens again, at that offer', async () => {
  const path = '/marketplace/harbor-backup';
  const { checkSession: _kept, ...market } = fakeMarketplace();
  const { app: opening, state } = portalThatLosesSession(
    {
      ...market,
      showInterest: () => {
        state.isSignedIn = false;
        throw new FakeFailure('NOT_SIGNED_IN');
      },
    },
    path,
  );
  const app = await opening;
  await app.screen.getByRole('button', { name: 'I’m interested' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'I’m interested' });
  await userEvent.fill(dialog.getByRole('textbox'), 'Does it work with our server?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await comeBack(app, path);
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Does it work with our server?');
});
