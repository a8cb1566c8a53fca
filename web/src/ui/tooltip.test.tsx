import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { parkMouse } from './testing/park-mouse.ts';
import { Tooltip } from './tooltip.tsx';

const shown = () => page.getByRole('tooltip').elements().length > 0;
async function wait(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 10) await act(async () => void (await vi.advanceTimersByTimeAsync(10)));
}

beforeEach(async () => {
  await parkMouse();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  await wait(1000);
  vi.useRealTimers();
});

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
  await userEvent.hover(button);
  await wait(140);
  expect(shown()).toBe(false);
  await wait(20);
  expect(shown()).toBe(true);
  await expect.element(button).toHaveAccessibleDescription('Subscribe to use');
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
  await wait(290);
  expect(shown()).toBe(true);
  await wait(20);
  expect(shown()).toBe(false);
});

test('an icon button is named by its label', async () => {
  const screen = await render(<IconButton label="Settings" icon={<svg aria-hidden="true" />} />);
  await expect.element(screen.getByRole('button', { name: 'Settings' })).toBeInTheDocument();
});
