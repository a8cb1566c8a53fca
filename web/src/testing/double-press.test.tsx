import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../api/later-calls.ts';
import { callApi } from '../api/call-api.ts';
import { Button } from '../ui/button.tsx';
import { fakeServer } from './fake-server.ts';

const send = () => callApi('removeUser', { cognitoId: crypto.randomUUID() });
const answers = { removeUser: () => ({ success: true as const }) };

function CarelessForm({ asForm }: { readonly asForm: boolean }) {
  const [isSent, setSent] = useState(false);
  const save = async () => {
    await send();
    setSent(true);
  };
  if (isSent) return <p>Saved.</p>;
  return asForm ? (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <button type="submit">Save</button>
    </form>
  ) : (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  );
}

test.each([true, false])('what sends twice is found, as a form: %s', async (asForm) => {
  const server = fakeServer(answers);
  const screen = await render(<CarelessForm asForm={asForm} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Saved.')).toBeInTheDocument();
  expect(server.restore).toThrow('removeUser: a second press sent it again before its answer');
});

test('a form is pressed twice as well where nothing is awaited before it sends', async () => {
  // What was fetched for one call serves the next: its request is made while the event is still under way.
  const first = fakeServer(answers);
  await send();
  first.restore();
  const server = fakeServer(answers);
  const screen = await render(<CarelessForm asForm />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Saved.')).toBeInTheDocument();
  expect(server.restore).toThrow('removeUser: a second press sent it again before its answer');
});

test('the button of the portal sends once', async () => {
  const server = fakeServer(answers);
  const screen = await render(<Button onPress={send}>Save</Button>);
  await screen.getByRole('button').click();
  await expect.poll(() => server.inputsOf('removeUser')).toHaveLength(1);
  server.restore();
});
