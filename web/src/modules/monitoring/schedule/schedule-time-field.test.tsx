import '../../../styles/theme.css';
import { Time } from '@internationalized/date';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../../../api/query-client.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { ScheduleTimeField } from './schedule-time-field.tsx';

function Field({ onChange }: { onChange: (time: Time) => void }) {
  const [time, setTime] = useState(new Time(1, 20));
  return (
    <ScheduleTimeField
      value={time}
      onChange={(next) => {
        setTime(next);
        onChange(next);
      }}
    />
  );
}

async function renderField(onChange: (time: Time) => void) {
  const server = fakeServer(signedIn());
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Field onChange={onChange} />
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
  await expect.element(screen.getByRole('group', { name: 'Time (Pacific Time)' })).toMatchTextContent(/1.*20.*AM/);
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

test.each([
  ['hour', '13', '01:20:00'],
  ['hour', '00', '01:20:00'],
  ['hour', '12', '00:20:00'],
  ['hour', '930', '09:30:00'],
  ['minute', '75', '01:20:00'],
  ['minute', '7', '01:07:00'],
  ['minute', '07', '01:07:00'],
  ['minute', '7530', '01:20:00'],
])('typing the %s %s leaves the time at %s', async (part, keys, expected) => {
  const onChange = vi.fn<(time: Time) => void>();
  const screen = await renderField(onChange);
  await screen.getByRole('spinbutton', { name: new RegExp(part) }).click();
  await userEvent.keyboard(keys);
  await expect.poll(() => onChange.mock.lastCall?.[0].toString()).toBe(expected);
});
