import { afterEach, expect, test } from 'vitest';
import { FakeFailure } from '../testing/fake-failure.ts';
import { closeApp, renderApp } from '../testing/render-app.tsx';
import { signedIn } from '../testing/signed-in.ts';

afterEach(closeApp);

const failing = () => {
  throw new FakeFailure('UNEXPECTED');
};

test.each([
  ['getModuleActivity', 'Module activity: status FAILED.'],
  ['featureUsageProfile', 'Feature usage: status FAILED.'],
] as const)('a failure of %s is in the log of the server', async (name, message) => {
  const app = await renderApp('/', { ...signedIn(), [name]: failing, logFromBrowser: () => ({ success: true }) });
  await expect
    .poll(() => app.server.inputsOf('logFromBrowser'))
    .toMatchObject([{ level: 'error', message: expect.stringContaining(message) }]);
});
