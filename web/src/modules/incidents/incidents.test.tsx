import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleHelp } from '../../portal/incidents/testing/sample-help.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { inPseudo, textsIn, textsOutsideFiles } from '../../testing/texts-outside-files.ts';
import { clearToasts } from '../../ui/overlays/toast.tsx';
import type { IncidentRecord } from './record/record-types.ts';

afterEach(() => {
  clearToasts();
  return closeApp();
});

const ID = '3f2c1d84-0a6d-4a7e-9a68-1f0b3c5d7e9a';
const ok = <Data,>(data: Data) => ({ success: true as const, data });
const BANK = { role: 'bank' as const, name: 'First Harbor Bank', phone: '+1 555 010 7700', note: 'Day and night' };
const card = {
  organisation: 'Lark Bakery',
  country: 'de',
  contacts: [BANK],
  revision: 3,
  changedAt: '2026-11-20T10:00:00.000Z',
  changedBy: 'Dana Reyes',
  link: null,
  concierge: { name: 'Acme', email: 'concierge@acme.example', bookingLink: null },
};
const record: IncidentRecord = {
  incidentId: ID,
  kind: 'data-out',
  whatHappened: 'A list went out.',
  noticedAt: new Date(Date.now() - 60 * 60_000).toISOString(),
  startedAt: new Date(Date.now() - 50 * 60_000).toISOString(),
  startedBy: 'Dana Reyes',
  closedAt: null,
  closedBy: null,
  rootCause: '',
  lessons: '',
  people: { count: null, who: '' },
  entries: [],
  deadlines: [
    {
      id: 'gdpr-authority',
      name: 'Tell the authority',
      law: 'GDPR, Art. 33',
      says: 'Applies to personal data.',
      countries: ['Germany'],
      endsAt: new Date(Date.now() + 71.5 * 60 * 60_000).toISOString(),
      waits: false,
      state: 'open',
      reason: '',
    },
  ],
  isGuess: false,
  doneSteps: [],
  recordHref: null,
};
const handlers = {
  ...signedIn(),
  incidentHelp: () => ok(sampleHelp),
  emergencyCard: () => ok(card),
  listIncidents: () => ok([record]),
  readIncident: () => ok(record),
};

describe('the page of help', () => {
  test('offers what can have happened, the firm’s own numbers, and its records', async () => {
    const { screen } = await renderApp('/incidents', handlers);
    await expect
      .element(screen.getByRole('link', { name: /^Τίτλος 0/ }))
      .toHaveAttribute('href', '/incidents/help/mailbox');
    await expect
      .element(screen.getByRole('link', { name: '+1 555 010 7700' }))
      .toHaveAttribute('href', 'tel:+15550107700');
    await expect.element(screen.getByRole('link', { name: 'Emergency: 112' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Τίτλος 4', exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('is one press away from every page', async () => {
    const { screen } = await renderApp('/incidents/card', handlers);
    await screen.getByRole('banner').getByRole('link', { name: 'Something has happened' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Something has happened' })).toBeVisible();
  });

  test('helps although the card cannot be read', async () => {
    const emergencyCard = () => {
      throw new FakeFailure('NOT_FOUND');
    };
    const { screen } = await renderApp('/incidents/help/mailbox', { ...handlers, emergencyCard });
    await expect.element(screen.getByText('Πρώτο Α'), { timeout: 15_000 }).toBeVisible();
  });
});

test('a record is started once, with what happened', async () => {
  const startIncident = vi.fn((_input: unknown) => ok({ incidentId: ID }));
  const { screen } = await renderApp('/incidents/help/data-out', {
    ...handlers,
    startIncident: (input) => startIncident(input),
  });
  await screen.getByRole('button', { name: 'Start a record' }).click();
  await screen.getByRole('button', { name: 'Start the record' }).click();
  await expect.element(screen.getByText('Please write what happened.')).toBeVisible();
  await screen.getByRole('textbox', { name: /^What happened/ }).fill('A list went out.');
  await screen.getByRole('button', { name: 'Start the record' }).dblClick();
  await expect.element(screen.getByText('Nothing has been logged yet.')).toBeVisible();
  expect(startIncident).toHaveBeenCalledOnce();
  expect(startIncident).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'data-out', whatHappened: 'A list went out.' }),
  );
});

describe('a record', () => {
  test('says what is left of a deadline, and takes why it does not apply', async () => {
    const markIncidentDeadline = vi.fn((_input: unknown) => ok(record));
    const { screen } = await renderApp(`/incidents/record/${ID}`, {
      ...handlers,
      markIncidentDeadline: (input) => markIncidentDeadline(input),
    });
    await expect.element(screen.getByText('2 days left', { exact: false })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Decide: Tell the authority' }).click();
    await screen.getByText('It does not apply').click();
    await screen.getByRole('button', { name: 'Save' }).last().click();
    await expect.element(screen.getByText('Please give a reason in one sentence.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Why it does not apply' }).fill('It was encrypted.');
    await screen.getByRole('button', { name: 'Save' }).last().click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(markIncidentDeadline).toHaveBeenCalledWith({
      ...{ incidentId: ID, deadlineId: 'gdpr-authority', mark: 'not-needed', reason: 'It was encrypted.' },
    });
  });

  test('takes notes, steps that are done, and its end', async () => {
    const addIncidentNote = vi.fn((_input: unknown) => ok(record));
    const markIncidentStep = vi.fn((_input: unknown) => ok(record));
    const closeIncident = vi.fn((_input: unknown) => ok(record));
    const changes: FakeHandlers = {
      addIncidentNote: (input) => addIncidentNote(input),
      markIncidentStep: (input) => markIncidentStep(input),
      closeIncident: (input) => closeIncident(input),
    };
    const { screen } = await renderApp(`/incidents/record/${ID}`, { ...handlers, ...changes });
    await screen.getByRole('textbox', { name: 'What happened and what was decided' }).fill('Called the bank.');
    await screen.getByRole('button', { name: 'Add to the log' }).click();
    await expect
      .poll(() => addIncidentNote)
      .toHaveBeenCalledWith(expect.objectContaining({ text: 'Called the bank.' }));
    await screen.getByText('Πρώτο Α').click();
    await expect.poll(() => markIncidentStep).toHaveBeenCalledWith({ incidentId: ID, stepId: 'first', isDone: true });
    await screen.getByRole('button', { name: 'Close the record' }).click();
    await expect.element(screen.getByText(/^1 legal deadline is still undecided/)).toBeVisible();
    await screen.getByRole('textbox', { name: /^Root cause/ }).fill('An open link.');
    await screen.getByRole('textbox', { name: /^What you will change/ }).fill('Links end.');
    await screen.getByRole('dialog').getByRole('button', { name: 'Close the record' }).click();
    await expect
      .poll(() => closeIncident)
      .toHaveBeenCalledWith({
        ...{ incidentId: ID, rootCause: 'An open link.', lessons: 'Links end.' },
      });
  });

  test('that is closed takes nothing more until it is opened again', async () => {
    const closed = { ...record, closedAt: record.startedAt, closedBy: 'Dana Reyes', rootCause: 'A.', lessons: 'B.' };
    const { screen } = await renderApp(`/incidents/record/${ID}`, { ...handlers, readIncident: () => ok(closed) });
    await expect.element(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /^Πρώτο Α/ })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Add to the log' })).not.toBeInTheDocument();
  });
});

describe('the emergency card', () => {
  test('is saved as a whole, and asks for a name where a number has none', async () => {
    const saveEmergencyContacts = vi.fn((_input: unknown) => ok({ revision: 4 }));
    const { screen } = await renderApp('/incidents/card', {
      ...handlers,
      saveEmergencyContacts: (input) => saveEmergencyContacts(input),
    });
    await screen.getByRole('button', { name: 'Add a contact' }).click();
    await screen.getByRole('textbox', { name: 'Phone' }).last().fill('+1 555 010 2031');
    await screen.getByRole('button', { name: 'Save the contacts' }).click();
    await expect.element(screen.getByText('Please enter a name.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Name' }).last().fill('Maria Alvarez');
    await screen.getByRole('button', { name: 'Save the contacts' }).click();
    await expect.element(screen.getByText('The contacts were saved.')).toBeVisible();
    expect(saveEmergencyContacts).toHaveBeenCalledWith({
      revision: 3,
      contacts: [BANK, { role: 'incident-lead', name: 'Maria Alvarez', phone: '+1 555 010 2031', note: '' }],
    });
    await expectAccessible();
  });

  test('has a link that is shown once', async () => {
    const link = { madeAt: '2026-11-20T10:00:00.000Z', madeBy: 'Dana Reyes' };
    let made = false;
    const makeEmergencyLink = () => {
      made = true;
      return ok({ url: 'https://portal.example/emergency/abc' });
    };
    const emergencyCard = () => ok({ ...card, link: made ? link : null });
    const { screen } = await renderApp('/incidents/card', { ...handlers, emergencyCard, makeEmergencyLink });
    await screen.getByRole('button', { name: 'Create a link' }).click();
    await expect.element(screen.getByText('https://portal.example/emergency/abc')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Revoke the link' })).toBeVisible();
  });
});

test.each(['/incidents', '/incidents/card', '/incidents/help/mailbox', `/incidents/record/${ID}`])(
  '%s says nothing that no file of texts has',
  async (path) => {
    await inPseudo(async () => {
      const { screen } = await renderApp(path, handlers);
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(screen.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(
        textsOutsideFiles(screen.getByRole('main').element(), [
          ...textsIn([sampleHelp, card, record]),
          'GDPR, Art. 33 · Germany',
        ]),
      ).toEqual([]);
    });
  },
);
