import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { forgetCsrfToken } from '../../api/csrf-token.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useVisitor } from './use-visitor.ts';

function Shown() {
  const { visitor } = useVisitor();
  return <p>{`${visitor.session}, ${visitor.profile}`}</p>;
}

test('the company profile is loaded 500 ms after the session check (spec part 1, section 9)', async () => {
  forgetCsrfToken();
  const server = fakeServer(signedIn());
  onTestFinished(() => server.restore());
  let load: (() => void) | undefined;
  const setTimer = window.setTimeout;
  const timers = vi.spyOn(window, 'setTimeout').mockImplementation(((action: () => void, delayMs?: number) => {
    if (delayMs !== 500) return setTimer(action, delayMs);
    load = action;
    return 0;
  }) as typeof setTimeout);
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  await expect.poll(() => load).toBeDefined();
  expect(screen.container.textContent).toBe('signed-in, loading');
  expect(server.inputsOf('profileCheck')).toEqual([]);
  timers.mockRestore();
  load?.();
  await expect.element(screen.getByText('signed-in, complete')).toBeVisible();
});
