import '../../styles/theme.css';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

afterEach(() => page.viewport(1280, 900));

function Opener(props: Partial<Pick<DialogProps, 'isDismissable' | 'canClose'>>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog
        {...props}
        title="Add a website"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={<Button onPress={() => setIsOpen(false)}>Done</Button>}
      >
        <input aria-label="Inside" />
      </Dialog>
    </>
  );
}

test('the dialog takes the focus, keeps it, and gives it back', async () => {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a website' });
  await expect.element(dialog).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

function LoadingOpener() {
  const [state, setState] = useState<'closed' | 'loading' | 'loaded'>('closed');
  const close = () => setState('closed');
  return (
    <>
      <Button onPress={() => setState('loading')}>Open</Button>
      {state === 'loading' && (
        <Dialog title="Loading" isOpen onOpenChange={close}>
          <Button onPress={() => setState('loaded')}>Go on</Button>
        </Dialog>
      )}
      {state === 'loaded' && (
        <Dialog key="loaded" title="Loaded" isOpen onOpenChange={close}>
          Here it is.
        </Dialog>
      )}
    </>
  );
}

test('a dialog that took the place of another gives the focus back to what opened the first', async () => {
  const screen = await render(<LoadingOpener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Loaded' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a double click that opens it does not close it; a click beside it later on does', async () => {
  const screen = await render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  const { left, top } = opener.element().getBoundingClientRect();
  await opener.dblClick();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const overlay = page.elementLocator(document.querySelector('.fade-overlay') ?? document.body);
  // A moment later somebody means what they click.
  await expect
    .poll(async () => {
      await overlay.click({ position: { x: left + 5, y: top + 5 } });
      return dialog.query();
    })
    .toBeNull();
});

test('a dialog that must be answered does not close on Escape and has no close button', async () => {
  const screen = await render(<Opener isDismissable={false} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await userEvent.keyboard('{Escape}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a close is asked about first', async () => {
  const canClose = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const screen = await render(<Opener canClose={canClose} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => canClose.mock.calls.length).toBe(1);
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('under 900 px the dialog fills the screen', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => page.getByRole('dialog').element().getBoundingClientRect().width).toBe(390);
  expect(page.getByRole('dialog').element().getBoundingClientRect().height).toBe(800);
});

test('a confirm dialog stays, busy, until the action settles', async () => {
  let finish: () => void = () => undefined;
  const confirm = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  await render(
    <ConfirmDialog
      title="Delete?"
      confirmLabel="Delete website"
      isDanger
      isOpen
      onOpenChange={vi.fn()}
      onConfirm={confirm}
    >
      Its reports are deleted too.
    </ConfirmDialog>,
  );
  const dialog = page.getByRole('alertdialog', { name: 'Delete?' });
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  const button = dialog.getByRole('button', { name: /Delete website/ });
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(confirm).toHaveBeenCalledTimes(1);
  finish();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
});

test.each([
  ['text alone', false],
  ['a button', true],
])('what scrolls and holds %s is reached by keys', async (_holds, hasButton) => {
  await render(
    <Dialog title="News" isOpen onOpenChange={vi.fn()}>
      <p style={{ height: 5000 }}>Much to read</p>
      {hasButton && <button type="button">More</button>}
    </Dialog>,
  );
  const content = page.getByText('Much to read').element().parentElement;
  await expect.poll(() => content?.tabIndex === 0).toBe(!hasButton);
});

test('a drawer closes on Escape', async () => {
  const onOpenChange = vi.fn();
  await render(
    <Drawer title="Menu" isOpen onOpenChange={onOpenChange}>
      Entries
    </Drawer>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
