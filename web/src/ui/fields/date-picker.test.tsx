import { CalendarDate, Time } from '@internationalized/date';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DatePicker } from './date-picker.tsx';
import { TimeField } from './time-field.tsx';

test('days outside the bounds cannot be chosen', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <DatePicker
      label="First scan"
      defaultValue={new CalendarDate(2026, 11, 22)}
      minValue={new CalendarDate(2026, 11, 20)}
      maxValue={new CalendarDate(2026, 11, 27)}
      onChange={onChange}
    />,
  );
  await screen.getByRole('button', { name: /First scan/ }).click();
  await expect
    .element(page.getByRole('button', { name: /November 19, 2026/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(page.getByRole('button', { name: /November 28, 2026/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /November 24, 2026/ }).click();
  expect(onChange.mock.lastCall?.[0].toString()).toBe('2026-11-24');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test('the error of a date is tied to its group', async () => {
  const screen = await render(<DatePicker label="Due date" errorMessage="Please choose a day." />);
  await expect
    .element(screen.getByRole('group', { name: 'Due date' }))
    .toHaveAccessibleDescription(/Please choose a day\./);
});

test('a time is typed on a 12-hour clock', async () => {
  const onChange = vi.fn();
  const screen = await render(<TimeField label="Time" defaultValue={new Time(13, 30)} onChange={onChange} />);
  await expect.element(screen.getByRole('spinbutton', { name: /hour/ })).toHaveAttribute('aria-valuetext', '1 PM');
  await screen.getByRole('spinbutton', { name: /AM\/PM/ }).click();
  await userEvent.keyboard('a');
  expect(onChange.mock.lastCall?.[0].toString()).toBe('01:30:00');
});
