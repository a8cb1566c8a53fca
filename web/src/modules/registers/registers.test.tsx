import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

test('shows the own organization', async () => {
  const readRegisters = () => ({ success: true as const, data: { organisationName: 'Lark Bakery' } });
  const { screen } = await renderApp('/registers', { ...signedIn(), readRegisters });
  await expect.element(screen.getByRole('heading', { name: 'Registers', level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('main').getByText('Lark Bakery')).toBeVisible();
});
