import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

test('shows the own organization', async () => {
  const readDevelopers = () => ({ success: true as const, data: { organisationName: 'Lark Bakery' } });
  const { screen } = await renderApp('/developers', { ...signedIn(), readDevelopers });
  await expect.element(screen.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('main').getByText('Lark Bakery')).toBeVisible();
});
