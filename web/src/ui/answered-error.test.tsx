import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noteAnsweredError } from './answered-error.ts';
import { TextField } from './text-field.tsx';

const WRONG = 'This password is on the lists that attackers try first.';

function Form({ check }: { readonly check: (value: string) => string | undefined }) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField label="Password" value={value} onChange={setValue} errorMessage={error} />
      <button type="button" onClick={() => setError(check(value))}>
        Send
      </button>
    </>
  );
}

test('what a server says of a value leaves when the value is edited, and is said again when it is sent again', async () => {
  const refuse = () => {
    noteAnsweredError(WRONG);
    return WRONG;
  };
  await render(<Form check={refuse} />);
  const field = page.getByLabelText('Password');
  const send = page.getByRole('button', { name: 'Send' });
  await userEvent.fill(field, 'Password1');
  await send.click();
  await expect.element(page.getByText(WRONG)).toBeVisible();
  await userEvent.fill(field, 'Quiet-River-42-Lamp');
  await expect.element(page.getByText(WRONG)).not.toBeInTheDocument();
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  await send.click();
  await expect.element(page.getByText(WRONG)).toBeVisible();
});

test('what the page itself says of a value stays while it holds', async () => {
  await render(<Form check={() => 'Please enter 8 characters or more.'} />);
  const field = page.getByLabelText('Password');
  await page.getByRole('button', { name: 'Send' }).click();
  await userEvent.fill(field, 'short');
  await expect.element(page.getByText('Please enter 8 characters or more.')).toBeVisible();
});
