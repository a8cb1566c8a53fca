import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FakeFailure } from '../testing/fake-failure.ts';
import { closeApp, renderApp } from '../testing/render-app.tsx';
import { memberSession, visitorSession } from '../testing/samples.ts';
import { signedIn, signedOut } from '../testing/signed-in.ts';

const closed = { enabled: true, title: 'Back at noon', subHead: '', content: '' };
const open = { ...closed, enabled: false };

afterEach(async () => {
  vi.useRealTimers();
  await closeApp();
});

test('a member whose call is refused for maintenance sees its page, and is back with what was typed when it is over', async () => {
  let maintenance = open;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await renderApp('/settings/you', {
    ...signedIn(),
    checkSession: () => memberSession({ maintenance }),
    editUser: () => {
      maintenance = closed;
      throw new FakeFailure('IN_MAINTENANCE');
    },
  });
  const field = app.screen.getByLabelText('First name');
  await userEvent.fill(field, 'Danielle');
  await app.screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(app.screen.getByRole('heading', { name: 'Back at noon' })).toBeVisible();
  expect(app.path()).toBe('/maintenance');
  maintenance = open;
  vi.advanceTimersByTime(20_000);
  await expect.poll(app.path).toBe('/settings/you');
  await expect.element(field).toHaveValue('Danielle');
});

test('a visitor who came during maintenance is let in where they wanted to go', async () => {
  let maintenance = closed;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await renderApp('/signup', { ...signedOut(), checkSession: () => visitorSession({ maintenance }) });
  await expect.poll(app.path).toBe('/maintenance');
  maintenance = open;
  vi.advanceTimersByTime(20_000);
  await expect.poll(app.path).toBe('/signup');
});
