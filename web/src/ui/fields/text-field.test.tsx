import '../../styles/theme.css';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('the error and the description are tied to the field', async () => {
  const screen = await render(
    <TextField label="Website" description="Your public site." errorMessage="Please enter a valid URL." />,
  );
  const field = screen.getByRole('textbox', { name: 'Website' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      /Please enter a valid URL\..*Your public site\.|Your public site\..*Please enter a valid URL\./,
    );
});

test('without an error the field is valid and shows no error text', async () => {
  const screen = await render(<TextField label="Website" errorMessage={undefined} />);
  await expect.element(screen.getByRole('textbox', { name: 'Website' })).not.toHaveAttribute('aria-invalid');
});

test('what was typed stays when an error appears', async () => {
  const screen = await render(<TextField label="Name" />);
  await screen.getByRole('textbox').fill('Harbor');
  await screen.rerender(<TextField label="Name" errorMessage="Too short." />);
  await expect.element(screen.getByRole('textbox')).toHaveValue('Harbor');
});

test('the label rises when the field gets a value', async () => {
  const screen = await render(<TextField label="Name" />);
  const label = screen.getByText('Name').element();
  const restingTop = label.getBoundingClientRect().top;
  await screen.getByRole('textbox').fill('Alex');
  await expect.poll(() => label.getBoundingClientRect().top).toBeLessThan(restingTop);
});

test('the password is hidden until asked for, and can be pasted', async () => {
  const screen = await render(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
  field.element().dispatchEvent(new ClipboardEvent('paste', { cancelable: true }));
  await userEvent.type(field, 'tulip-harbor');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('tulip-harbor');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('a text area takes several lines', async () => {
  const screen = await render(<TextArea label="What happened?" errorMessage="Please say more." />);
  const area = screen.getByRole('textbox', { name: 'What happened?' });
  await area.fill('One\nTwo');
  await expect.element(area).toHaveValue('One\nTwo');
  await expect.element(area).toHaveAccessibleDescription('Please say more.');
});
