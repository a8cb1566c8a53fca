import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { visitorSession } from '../../testing/samples.ts';
import { signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

test('the statement is found from every open page, says what is missing, and leads to support', async () => {
  const { screen, path } = await renderApp('/404', { ...signedOut(), checkSession: () => visitorSession() });
  await screen.getByRole('link', { name: 'Accessibility' }).click();
  await expect.poll(path).toBe('/accessibility');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'What we know is missing' })).toBeVisible();
  await expectAccessible();
  await screen.getByText('Contact support').click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
