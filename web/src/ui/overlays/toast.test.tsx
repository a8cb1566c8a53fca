import '../../styles/theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { act } from '../../testing/act.setup.ts';
import { parkMouse } from '../testing/park-mouse.ts';
import { clearToasts, closeToast, showToast, showToasts, ToastArea } from './toast.tsx';

const toasts = () => page.getByRole('alertdialog').elements().length;
const show = (...given: Parameters<typeof showToast>) => act(async () => showToast(...given));
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(async () => {
  await parkMouse();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(async () => {
  await act(async () => clearToasts());
  vi.useRealTimers();
});

test('a success leaves after five seconds', async () => {
  await render(<ToastArea />);
  await show({ kind: 'success', text: 'Saved.' });
  expect(toasts()).toBe(1);
  await wait(4900);
  expect(toasts()).toBe(1);
  await wait(200);
  expect(toasts()).toBe(0);
});

test.each(['danger', 'warning'] as const)('a %s stays until it is closed', async (kind) => {
  await render(<ToastArea />);
  await show({ kind, text: 'The website did not respond.' });
  await wait(3_600_000);
  expect(toasts()).toBe(1);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect.poll(toasts).toBe(0);
});

test('a given duration wins over the default of its kind', async () => {
  await render(<ToastArea />);
  await show({ kind: 'danger', text: 'You already have an account.', durationMs: 20_000 });
  await wait(19_900);
  expect(toasts()).toBe(1);
  await wait(200);
  expect(toasts()).toBe(0);
});

test('a list is shown one by one', async () => {
  await render(<ToastArea />);
  await act(async () =>
    showToasts([
      { kind: 'danger', text: 'First problem.' },
      { kind: 'danger', text: 'Second problem.' },
    ]),
  );
  await expect.element(page.getByText('First problem.')).toBeInTheDocument();
  await expect.element(page.getByText('Second problem.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect.element(page.getByText('Second problem.')).toBeInTheDocument();
  await expect.element(page.getByText('First problem.')).not.toBeInTheDocument();
});

test('it is announced, and its action runs once and closes it', async () => {
  await render(<ToastArea />);
  const onPress = vi.fn();
  await show({ kind: 'danger', text: 'You already have an account.', action: { label: 'Sign in now', onPress } });
  await expect.element(page.getByRole('alert').getByText('You already have an account.')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Sign in now' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
  await expect.poll(toasts).toBe(0);
});

test('it can be taken away by its key', async () => {
  await render(<ToastArea />);
  const key = await show({ kind: 'warning', text: 'Working offline.' });
  await act(async () => closeToast(key));
  expect(toasts()).toBe(0);
});

test('what tells of a moment leaves when the next message comes, and what tells of more stays', async () => {
  await render(<ToastArea />);
  await show({ kind: 'danger', text: 'This name is taken.' });
  await show({ kind: 'danger', text: 'The portal cannot be reached.', isPassing: true });
  await show({ kind: 'danger', text: 'The portal cannot be reached.', isPassing: true });
  expect(toasts()).toBe(2);
  await show({ kind: 'success', text: 'Saved.' });
  await expect.element(page.getByText('The portal cannot be reached.')).not.toBeInTheDocument();
  await expect.element(page.getByText('This name is taken.')).toBeInTheDocument();
  expect(toasts()).toBe(2);
});
