import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
const told = (outcome: 'done' | 'declined' | null) => ({
  success: true as const,
  data: {
    ...{ key: 'CS-1A2B3C4D', title: 'A file with passwords is open', websiteName: 'Shop', outcome },
    endsAt: '2027-05-20T10:00:00.000Z',
  },
});

test('who works on a ticket says that it will not be done, and then that it is', async () => {
  const { screen, server } = await renderLearning(`/ticket/${TOKEN}`, {
    openTicketLink: () => told(null),
    answerTicketLink: ({ outcome }) => told(outcome),
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'A file with passwords is open' })).toBeVisible();
  await expect.element(screen.getByText('Ticket CS-1A2B3C4D for Shop')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('textbox', { name: 'Your name (optional)' }).fill('Mia Santos');
  expect(server.inputsOf('answerTicketLink')).toEqual([]);
  await screen.getByRole('button', { name: 'Will not be done' }).click();
  await expect.element(screen.getByText(/that this will not be done/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Will not be done' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Work is done' }).click();
  await expect.element(screen.getByText(/until May 20, 2027/)).toBeVisible();
  await expectAccessible();
  const said = { token: TOKEN, name: 'Mia Santos' };
  expect(server.inputsOf('answerTicketLink')).toEqual([
    { ...said, outcome: 'declined' },
    { ...said, outcome: 'done' },
  ]);
});

test('a link that ends while the page is open says so', async () => {
  let isOver = false;
  const over = () => {
    throw new FakeFailure('TICKET_LINK_INVALID');
  };
  const { screen } = await renderLearning(`/ticket/${TOKEN}`, {
    openTicketLink: () => (isOver ? over() : told(null)),
    answerTicketLink: over,
  });
  await expect.element(screen.getByRole('button', { name: 'Work is done' })).toBeVisible();
  isOver = true;
  await screen.getByRole('button', { name: 'Work is done' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});
