import '../../../styles/theme.css';
import { Time } from '@internationalized/date';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../../../api/query-client.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { ScheduleTimeField } from './schedule-time-field.tsx';

async function renderField(onChange: (time: Time) => void) {
  const server = fakeServer(signedIn());
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <ScheduleTimeField value={new Time(1, 0)} onChange={onChange} />
      <button type="button">Elsewhere</button>
    </QueryClientProvider>,
  );
  onTestFinished(async () => {
    await screen.unmount();
    server.restore();
  });
  return screen;
}

test('the time is named with its zone, on a clock of twelve hours', async () => {
  const screen = await renderField(() => undefined);
  await expect.element(screen.getByRole('group', { name: 'Time (Pacific Time)' })).toMatchTextContent(/1.*00.*AM/);
});

test('an hour or minute that is typed counts', async () => {
  const onChange = vi.fn<(time: Time) => void>();
  const screen = await renderField(onChange);
  await screen.getByRole('spinbutton', { name: /minute/ }).click();
  await userEvent.keyboard('45');
  expect(onChange.mock.lastCall?.[0].toString()).toBe('01:45:00');
});

test('a part that is emptied goes back to what it was', async () => {
  const onChange = vi.fn<(time: Time) => void>();
  const screen = await renderField(onChange);
  const hour = screen.getByRole('spinbutton', { name: /hour/ });
  await hour.click();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(hour).toHaveAttribute('aria-valuenow', '1');
  expect(onChange).not.toHaveBeenCalled();
});
