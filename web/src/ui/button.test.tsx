import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

test('a press runs the action once', async () => {
  const onPress = vi.fn();
  const screen = await render(<Button onPress={onPress}>Save</Button>);
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a busy button takes no press and says that it is busy', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <Button isBusy busyLabel="Saving" onPress={onPress}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button');
  await button.click({ force: true });
  expect(onPress).not.toHaveBeenCalled();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByRole('progressbar', { name: 'Saving' })).toBeInTheDocument();
});

test('two presses in the same moment run a slow action once', async () => {
  let finish: () => void = () => undefined;
  const onPress = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const screen = await render(<Button onPress={onPress}>Pay</Button>);
  const button = screen.getByRole('button');
  await button.dblClick();
  expect(onPress).toHaveBeenCalledTimes(1);
  finish();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a busy submit button does not submit its form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>,
  );
  await screen.getByRole('button').click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link', async () => {
  const screen = await render(<LinkButton href="/signup">Start free trial</LinkButton>);
  await expect.element(screen.getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '/signup');
});
