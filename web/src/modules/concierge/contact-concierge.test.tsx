import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failing } from '../../testing/error-catalogue.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../testing/samples.ts';
import { anId, aReply, aRequest, aWeakness, fakeConcierge } from './testing/fake-concierge.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

const WEAKNESS = `/concierge/weaknesses/${anId(1)}`;
const REQUEST = `/concierge/requests/${anId(5)}`;
const opened = () => ({ success: true as const, data: { helpRequestId: anId(5), number: 'CC-1042' } });

/** Chooses files as the file chooser of the browser does. */
function choose(...chosen: readonly File[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new TypeError('There is no place for files.');
  const files = new DataTransfer();
  for (const file of chosen) files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Takes each file, numbered. */
function taking(): FakeHandlers {
  let number = 80;
  return {
    helpUpload: ({ file }) => {
      number += 1;
      return { success: true, data: { fileId: anId(number), fileName: file.fileName, size: 1536 } };
    },
  };
}

async function askAbout(handlers: FakeHandlers): Promise<RenderedApp> {
  const app = await renderApp(WEAKNESS, { ...fakeConcierge(), ...handlers });
  await app.screen.getByRole('button', { name: 'I need help' }).click();
  return app;
}

test('asks about what is on the page, with files, once, and says where the answer will be', async () => {
  const { screen, server, path } = await askAbout({
    ...taking(),
    openHelpRequest: opened,
    helpRequest: () => ({ success: true, data: aRequest() }),
  });
  const dialog = screen.getByRole('dialog', { name: 'Contact Cyber Concierge' });
  await expect.element(dialog.getByText('Weakness', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(aWeakness().title);
  await expect
    .element(dialog.getByRole('link', { name: 'concierge@cybersafety.example' }))
    .toHaveAttribute('href', 'mailto:concierge@cybersafety.example');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByText('Please write what you need.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What do you need?' }).fill('How do I close it?');
  choose(new File(['x'], 'router.png'));
  await expect.element(dialog.getByRole('list', { name: 'Attached files' })).toHaveTextContent('router.png1.5 kB');
  await dialog.getByRole('button', { name: 'Send' }).dblClick();
  await expect
    .element(screen.getByRole('dialog', { name: 'We’ve received your request' }))
    .toHaveTextContent(
      'We’ve received your requestYour request number is CC-1042. We’ll email you when the answer is ready. You’ll find it under Help requests.See the requestDone',
    );
  await expect
    .poll(() => server.inputsOf('openHelpRequest'))
    .toEqual([
      {
        subject: aWeakness().title,
        about: { kind: 'weakness', id: anId(1) },
        text: 'How do I close it?',
        fileIds: [anId(81)],
      },
    ]);
  await screen.getByRole('button', { name: 'See the request' }).click();
  await expect.poll(path).toBe(REQUEST);
});

test('a failure leaves what was typed, and the reason stands where it belongs', async () => {
  const { screen, server } = await askAbout({ openHelpRequest: failing('UNEXPECTED'), ...taking() });
  const text = screen.getByRole('textbox', { name: 'What do you need?' });
  await text.fill('How do I close it?');
  choose(new File(['x'], 'router.png'));
  await expect.element(screen.getByRole('button', { name: 'Remove router.png' })).toBeVisible();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await expect.element(text).toHaveValue('How do I close it?');
  await expect.element(screen.getByRole('button', { name: 'Remove router.png' })).toBeVisible();
  server.use({ openHelpRequest: failing('HELP_FILE_GONE') });
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('One of the files is no longer there. Please attach it again.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove router.png' })).not.toBeInTheDocument();
  server.use({
    openHelpRequest: () => {
      throw new FakeFailure('INVALID_INPUT', 'subject');
    },
  });
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Subject' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text).toHaveValue('How do I close it?');
});

test('files that are too large, too many or no good are named, the others are kept', async () => {
  let tries = 0;
  const { screen, server } = await askAbout({
    helpUpload: ({ file }) => {
      tries += 1;
      if (tries === 2)
        throw new FakeFailure('HELP_FILE_REFUSED', undefined, { reason: 'Its content does not match its file type.' });
      return { success: true, data: { fileId: anId(80 + tries), fileName: file.fileName, size: 3 } };
    },
  });
  await expect.element(screen.getByRole('textbox', { name: 'What do you need?' })).toBeVisible();
  choose(
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'film.png'),
    new File(['a'], 'a.txt'),
    new File(['b'], 'b.png'),
    new File(['c'], 'c.txt'),
  );
  const alert = screen.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent(
      '“film.png” is larger than 10 MB. “b.png”: Cannot upload file. Its content does not match its file type.',
    );
  await expect.element(screen.getByRole('list', { name: 'Attached files' }).getByRole('listitem').nth(1)).toBeVisible();
  choose(...[1, 2, 3, 4].map((number) => new File(['d'], `${number}.txt`)));
  await expect.element(alert).toHaveTextContent('Up to 5 files at a time.');
  await expect.poll(() => server.inputsOf('helpUpload')).toHaveLength(6);
});

test('closing asks before words are lost', async () => {
  const { screen, server } = await askAbout({});
  const text = screen.getByRole('textbox', { name: 'What do you need?' });
  await text.fill('Half a thought');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Leave without sending?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(text).toHaveValue('Half a thought');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.inputsOf('openHelpRequest')).toEqual([]);
});

test('whoever loses the session while asking finds the dialog with words and files again', async () => {
  let isSignedIn = true;
  const { screen, path } = await askAbout({
    ...taking(),
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    openHelpRequest: () => {
      isSignedIn = false;
      throw new FakeFailure('NOT_SIGNED_IN');
    },
    authenticate: () => ({ success: true, bearer: 'bearer', challenge: null }),
    createSession: () => {
      isSignedIn = true;
      return { success: true, username: 'dana', newUser: false, isServiceSession: false, secondFactor: 'not-needed' };
    },
  });
  const text = screen.getByRole('textbox', { name: 'What do you need?' });
  await text.fill('Half a thought');
  choose(new File(['x'], 'router.png'));
  await expect.element(screen.getByRole('button', { name: 'Remove router.png' })).toBeVisible();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(path).toBe('/signin');
  await screen.getByLabelText('Work email address').fill('dana@larkbakery.example');
  await screen.getByLabelText('Password', { exact: true }).fill('Sourdough1');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(text).toHaveValue('Half a thought');
  await expect.element(screen.getByRole('button', { name: 'Remove router.png' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(aWeakness().title);
});

test('a request shows what was said, lets one write on, and is closed', async () => {
  const replies = [...aRequest().replies];
  let state: 'waiting' | 'inProgress' | 'closed' = 'waiting';
  const { screen, server } = await renderApp(REQUEST, {
    ...fakeConcierge({ requests: [aRequest()] }),
    ...taking(),
    helpRequest: () => ({ success: true, data: aRequest({ replies, state }) }),
    replyToHelpRequest: ({ text }) => {
      replies.push(aReply(63, { text }));
      state = 'inProgress';
      return { success: true };
    },
    closeHelpRequest: () => {
      state = 'closed';
      return { success: true };
    },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Closing remote desktop' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Remote desktop is open' }))
    .toHaveAttribute('href', `/concierge/weaknesses/${anId(1)}`);
  const said = screen.getByRole('list', { name: 'History' }).getByRole('article');
  await expect.element(said.first().getByText('How do I close it? We have a router by the door.')).toBeVisible();
  await expect.element(said.first().getByRole('heading', { name: 'You' })).toBeVisible();
  await expect.element(said.nth(1).getByRole('heading', { name: 'Alex Kim · Cyber Concierge' })).toBeVisible();
  await expect.element(said.nth(1).getByText('off', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'steps.pdf' }))
    .toHaveAttribute('href', `/api/cyberconcierge/helpFile/${anId(71)}`);
  await expectAccessible();
  await screen.getByRole('textbox', { name: 'Your message' }).fill('Done, thank you!');
  await screen.getByRole('button', { name: 'Send' }).dblClick();
  await expect.element(said.nth(2).getByText('Done, thank you!')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('replyToHelpRequest'))
    .toEqual([{ helpRequestId: anId(5), text: 'Done, thank you!', fileIds: [] }]);
  await expect.element(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  await screen.getByRole('button', { name: 'Close request' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Close request' }).click();
  await expect.element(screen.getByRole('heading', { name: 'This request is closed' })).toBeVisible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('staff in a service session reads along, but does not write as the customer', async () => {
  const { screen } = await renderApp(REQUEST, {
    ...fakeConcierge({ person: { session: { isServiceSession: true, serviceSessionEndsAt: '2026-11-22T12:00:00Z' } } }),
    helpRequest: () => ({ success: true, data: aRequest() }),
  });
  await expect.element(screen.getByRole('heading', { name: /^Alex Kim/ })).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Close request' })).not.toBeInTheDocument();
});

test('the list of requests says what each is about and what is new', async () => {
  const { screen, server, path } = await renderApp('/concierge/requests', fakeConcierge({ requests: [aRequest()] }));
  await expect
    .element(screen.getByRole('row').nth(1))
    .toHaveTextContent(
      'Closing remote desktopNEWWeakness: Remote desktop is openCC-1042AnsweredDana ReyesLast reply Nov 19, 2026 by the concierge',
    );
  await expectAccessible();
  await screen.getByRole('radio', { name: 'Closed' }).click();
  await expect.poll(path).toBe('/concierge/requests?state=closed');
  await expect.poll(() => server.inputsOf('helpRequests').at(-1)).toEqual({ page: 1, state: 'closed' });
});
