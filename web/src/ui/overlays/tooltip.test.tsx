import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { parkMouse } from '../testing/park-mouse.ts';
import { Tooltip } from './tooltip.tsx';

const shown = () => page.getByRole('tooltip').elements().length;

beforeEach(parkMouse);
afterEach(() => vi.restoreAllMocks());

test('it appears after 150 ms and leaves after 300 ms', async () => {
  const screen = await render(
    <>
      <Tooltip text="Subscribe to use">
        <Button>Training</Button>
      </Tooltip>
      <Button>Elsewhere</Button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Training' });
  // The delays are read from the timers, because the time that a mouse move takes differs from machine to machine.
  const timers = vi.spyOn(window, 'setTimeout');
  const delays = () => timers.mock.calls.map(([, delay]) => delay);

  await userEvent.hover(button);
  await expect.poll(shown).toBe(1);
  expect(delays()).toContain(150);
  await expect.element(button).toHaveAccessibleDescription('Subscribe to use');

  timers.mockClear();
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
  await expect.poll(shown).toBe(0);
  expect(delays()).toContain(300);
});

test('it is there at once for who comes by keyboard', async () => {
  const screen = await render(
    <>
      <input aria-label="Before" />
      <Tooltip text="Subscribe to use">
        <Button>Training</Button>
      </Tooltip>
    </>,
  );
  await screen.getByRole('textbox').click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await expect.poll(shown).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toBe(0);
});

test('an icon button is named by its label', async () => {
  const screen = await render(<IconButton label="Settings" icon={<svg aria-hidden="true" />} />);
  await expect.element(screen.getByRole('button', { name: 'Settings' })).toBeInTheDocument();
});
