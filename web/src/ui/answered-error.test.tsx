import { CalendarDate, Time } from '@internationalized/date';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noteAnsweredError } from './answered-error.ts';
import { Checkbox } from './fields/checkbox.tsx';
import { DatePicker } from './fields/date-picker.tsx';
import { FileDrop } from './fields/file-drop.tsx';
import { RadioGroup } from './fields/radio-group.tsx';
import { TextField } from './fields/text-field.tsx';
import { TimeField } from './fields/time-field.tsx';

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

type Shown<Value> = (value: Value, errorMessage: string | undefined) => ReactNode;

function Choice<Value>({ before, after, show }: { before: Value; after: Value; show: Shown<Value> }) {
  const [value, setValue] = useState(before);
  const [error, setError] = useState<string>();
  const refuse = () => {
    noteAnsweredError(WRONG);
    setError(WRONG);
  };
  return (
    <>
      {show(value, error)}
      <button type="button" onClick={refuse}>
        Send
      </button>
      <button type="button" onClick={() => setValue(after)}>
        Choose
      </button>
    </>
  );
}

const ignore = () => undefined;
const choices: readonly { readonly what: string; readonly choice: ReactNode }[] = [
  {
    what: 'a choice of options',
    choice: (
      <Choice
        before="a"
        after="b"
        show={(value, errorMessage) => (
          <RadioGroup
            label="Plan"
            options={[
              { id: 'a', label: 'A' },
              { id: 'b', label: 'B' },
            ]}
            value={value}
            onChange={ignore}
            errorMessage={errorMessage}
          />
        )}
      />
    ),
  },
  {
    what: 'a box to tick',
    choice: (
      <Choice
        before={false}
        after={true}
        show={(value, errorMessage) => (
          <Checkbox isSelected={value} onChange={ignore} errorMessage={errorMessage}>
            I agree
          </Checkbox>
        )}
      />
    ),
  },
  {
    what: 'a day',
    choice: (
      <Choice
        before={new CalendarDate(2026, 11, 22)}
        after={new CalendarDate(2026, 11, 23)}
        show={(value, errorMessage) => (
          <DatePicker label="Day" value={value} onChange={ignore} errorMessage={errorMessage} />
        )}
      />
    ),
  },
  {
    what: 'a time',
    choice: (
      <Choice
        before={new Time(1)}
        after={new Time(2)}
        show={(value, errorMessage) => (
          <TimeField label="Time" value={value} onChange={ignore} errorMessage={errorMessage} />
        )}
      />
    ),
  },
  {
    what: 'a file',
    choice: (
      <Choice
        before={[new File(['a'], 'a.csv')]}
        after={[new File(['b'], 'b.csv')]}
        show={(value, errorMessage) => (
          <FileDrop label="List" files={value} onFilesChange={ignore} errorMessage={errorMessage} />
        )}
      />
    ),
  },
];

test.each(choices)('what a server says of $what leaves with it', async ({ choice }) => {
  await render(choice);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText(WRONG)).toBeVisible();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect.element(page.getByText(WRONG)).not.toBeInTheDocument();
});
