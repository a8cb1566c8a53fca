import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp, type RenderedApp, renderApp } from '../../../testing/render-app.tsx';
import { alexId, concierge, helpRequestId, helpRequestOf, larkId } from '../testing/concierge-samples.ts';

afterEach(closeApp);

const opened = `/console/help-requests/${helpRequestId}`;
const answerField = ({ screen }: RenderedApp) => screen.getByRole('textbox', { name: 'Reply to Kim Lark' });
const button = ({ screen }: RenderedApp, name: string) => screen.getByRole('button', { name, exact: true });
const write = async (app: RenderedApp, words: string) => {
  await answerField(app).click();
  await userEvent.keyboard(words);
};
const side = ({ screen }: RenderedApp, name: string) => screen.getByRole('radio', { name, exact: true });

test('open requests are listed with how long their customers wait, and narrowed by the address', async () => {
  const app = await renderApp('/console/help-requests', concierge());
  await expect
    .element(app.screen.getByRole('row', { name: /Our mail server.*CC-1042, Lark Bakery.*days?/ }))
    .toBeVisible();
  await app.screen.getByRole('button', { name: /Assigned to/ }).click();
  await app.screen.getByRole('option', { name: 'Alex Moreau' }).click();
  await app.screen.getByRole('button', { name: /Status/ }).click();
  await app.screen.getByRole('option', { name: 'New (1)' }).click();
  await expect.poll(() => app.server.inputsOf('listHelpRequests')).toHaveLength(3);
  await expect
    .poll(() => app.server.inputsOf('listHelpRequests').at(-1))
    .toEqual({
      page: 1,
      search: '',
      state: 'new',
      assignee: alexId,
    });
  await expectAccessible();
});

test('an answer goes out once, with its file and a canned beginning', async () => {
  let request = helpRequestOf();
  const app = await renderApp(
    opened,
    concierge({
      readHelpRequest: () => ({ success: true, data: request }),
      listCannedAnswers: () => ({
        success: true,
        data: [{ cannedAnswerId: larkId, title: 'Greeting', text: 'Hello {firstName},', version: 1 }],
      }),
      uploadHelpAnswerFile: ({ file }) => ({
        success: true,
        data: { fileId: larkId, fileName: file.fileName, size: 4 },
      }),
      answerHelpRequest: () => {
        request = helpRequestOf({ state: 'waiting', waitingSince: null, version: 3 });
        return { success: true };
      },
    }),
  );
  await button(app, 'Insert a canned answer').click();
  await app.screen.getByRole('menuitem', { name: 'Greeting' }).click();
  await expect.element(answerField(app)).toHaveTextContent('Hello Kim,');
  await answerField(app).click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}See below.');
  await button(app, 'Insert a canned answer').click();
  await app.screen.getByRole('menuitem', { name: 'Greeting' }).click();
  await expect.element(answerField(app)).toHaveTextContent('Hello Kim,See below.Hello Kim,');
  const chooser = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(chooser, new File(['%PDF'], 'steps.pdf'));
  await expect.element(button(app, 'Remove steps.pdf')).toBeVisible();
  await userEvent.dblClick(button(app, 'Send answer'));
  await expect
    .element(app.screen.getByText('Your answer was sent. We’ve notified the customer by email.'))
    .toBeVisible();
  await expect.element(answerField(app)).toHaveTextContent('');
  await expect
    .poll(() => app.server.inputsOf('answerHelpRequest'))
    .toEqual([
      {
        helpRequestId,
        version: 2,
        text: 'Hello Kim,\n\nSee below.\n\nHello Kim,',
        fileIds: [larkId],
        state: 'waiting',
      },
    ]);
});

test('an answer to something that has changed meanwhile is not sent, not lost, and goes out after a look', async () => {
  let request = helpRequestOf();
  const app = await renderApp(
    opened,
    concierge({
      readHelpRequest: () => ({ success: true, data: request }),
      answerHelpRequest: ({ version }) => {
        if (version === request.version) return { success: true };
        throw new FakeFailure('CHANGED_ELSEWHERE');
      },
    }),
  );
  await write(app, 'Restart it.');
  const [first] = request.replies;
  if (first === undefined) throw new Error('The sample has a reply.');
  request = helpRequestOf({
    version: 3,
    replies: [...request.replies, { ...first, replyId: alexId, text: 'It works again.' }],
  });
  await button(app, 'Send and close').click();
  await expect.element(app.screen.getByText('Something was added while you were writing.')).toBeVisible();
  await expect.element(app.screen.getByText('It works again.')).toBeVisible();
  await expect.element(answerField(app)).toHaveTextContent('Restart it.');
  await button(app, 'Send and close').click();
  await expect.element(app.screen.getByText('Your answer was sent, and the request is closed.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('answerHelpRequest').map(({ version, state }) => [version, state]))
    .toEqual([
      [2, 'closed'],
      [3, 'closed'],
    ]);
});

test('a note is marked as ours, and what is typed for the customer stays apart from it', async () => {
  const app = await renderApp(opened, concierge({ noteHelpRequest: () => ({ success: true }) }));
  const note = app.screen.getByRole('listitem').filter({ hasText: 'Their provider is slow to answer.' });
  await expect.element(note.getByText('Internal note, never shown to customers')).toBeVisible();
  await write(app, 'For Kim.');
  await side(app, 'Internal note').click();
  await expect.element(app.screen.getByText('Only your coworkers see this. Lark Bakery never does.')).toBeVisible();
  await expectAccessible();
  await userEvent.fill(app.screen.getByLabelText('Note', { exact: true }), 'For us.');
  await button(app, 'Add note').click();
  await expect.element(app.screen.getByText('The note was added.')).toBeVisible();
  await expect.element(answerField(app)).toHaveTextContent('For Kim.');
  await expect.poll(() => app.server.inputsOf('noteHelpRequest')).toEqual([{ helpRequestId, text: 'For us.' }]);
  expect(app.server.inputsOf('answerHelpRequest')).toEqual([]);
});

test('a request is given to a colleague and set aside; a file that is refused says why', async () => {
  const app = await renderApp(
    opened,
    concierge({
      assignHelpRequest: () => ({ success: true }),
      setHelpRequestState: () => ({ success: true }),
      uploadHelpAnswerFile: () => {
        throw new FakeFailure('HELP_FILE_REFUSED', 'file', { reason: 'Its content does not match its file type.' });
      },
    }),
  );
  await app.screen.getByRole('button', { name: /Assigned to/ }).click();
  await app.screen.getByRole('option', { name: 'Alex Moreau' }).click();
  await expect.element(app.screen.getByText('It’s now assigned to Alex Moreau.')).toBeVisible();
  await app.screen.getByRole('button', { name: /Status/ }).click();
  await app.screen.getByRole('option', { name: 'In progress' }).click();
  await expect
    .poll(() => app.server.inputsOf('setHelpRequestState'))
    .toEqual([{ helpRequestId, version: 2, state: 'inProgress' }]);
  await expect
    .poll(() => app.server.inputsOf('assignHelpRequest'))
    .toEqual([{ helpRequestId, version: 2, userId: alexId }]);
  const chooser = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(chooser, new File(['MZ'], 'photo.png'));
  await expect.element(app.screen.getByText(/photo\.png: .*Its content does not match its file type\./)).toBeVisible();
});
