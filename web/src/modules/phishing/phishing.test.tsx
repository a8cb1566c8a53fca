import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

test('has a page of its own', async () => {
  const { screen } = await renderApp('/phishing', signedIn());
  await expect.element(screen.getByRole('heading', { name: 'Phishing simulations', level: 1 })).toBeVisible();
});
