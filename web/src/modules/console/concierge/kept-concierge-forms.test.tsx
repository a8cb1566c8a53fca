import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeApp, type RenderedApp } from '../../../testing/render-app.tsx';
import {
  concierge,
  helpRequestId,
  messageId,
  messageOf,
  publishedWeakness,
  weaknessId,
} from '../testing/concierge-samples.ts';
import { losing } from '../testing/losing-session.ts';

afterEach(closeApp);

const stored = concierge({
  readWeakness: () => ({ success: true, data: publishedWeakness() }),
  readConciergeMessage: () => ({ success: true, data: messageOf() }),
});
const textOf = ({ screen }: RenderedApp, name: string) => screen.getByRole('textbox', { name, exact: true });
const write = async (app: RenderedApp, name: string, words: string) => {
  await textOf(app, name).click();
  await userEvent.keyboard(words);
};

test('a weakness that was being changed is there again after the session was lost, with the version it began with', async () => {
  const { app, comeBack } = await losing('saveWeakness', `/console/weaknesses/${weaknessId}`, stored);
  await userEvent.fill(app.screen.getByLabelText('Title'), 'Very old mail server');
  await write(app, 'Text', ' Update it.');
  await app.screen.getByRole('button', { name: 'Save changes' }).click();
  await comeBack();
  await expect.element(app.screen.getByLabelText('Title')).toHaveValue('Very old mail server');
  await expect.element(textOf(app, 'Text')).toHaveTextContent('The mail server has not been updated. Update it.');
  await app.screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => app.server.inputsOf('saveWeakness')).toHaveLength(2);
  // The session is lost once more, and what is said of it is this test's.
  await expect.poll(app.path).toBe('/signin');
  const [before, after] = app.server.inputsOf('saveWeakness');
  expect(after).toEqual(before);
});

test('an answer and a message that were being written are there again', async () => {
  const answer = await losing('answerHelpRequest', `/console/help-requests/${helpRequestId}`, stored);
  await write(answer.app, 'Reply to Kim Lark', 'Update it this week.');
  await answer.app.screen.getByRole('button', { name: 'Send answer' }).click();
  await answer.comeBack();
  await expect.element(textOf(answer.app, 'Reply to Kim Lark')).toHaveTextContent('Update it this week.');
  await closeApp();

  const message = await losing('saveConciergeMessage', `/console/concierge-messages/${messageId}`, stored);
  await write(message.app, 'Text', ' Always.');
  await message.app.screen.getByRole('button', { name: 'Save draft' }).click();
  await message.comeBack();
  await expect.element(textOf(message.app, 'Text')).toHaveTextContent('Call before you pay. Always.');
});
