import { afterEach, expect, test, vi } from 'vitest';
import { sampleHelp } from '../../portal/incidents/testing/sample-help.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { trialSubscription } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { clearToasts } from '../../ui/overlays/toast.tsx';
import type { IncidentRecord } from './record/record-types.ts';

afterEach(() => {
  clearToasts();
  return closeApp();
});

const ID = '3f2c1d84-0a6d-4a7e-9a68-1f0b3c5d7e9a';
const ok = <Data,>(data: Data) => ({ success: true as const, data });
const record: IncidentRecord = {
  ...{
    incidentId: ID,
    kind: 'data-out',
    whatHappened: 'A list went out.',
    isGuess: false,
    recordHref: '/registers/incidents/1',
  },
  ...{ noticedAt: '2026-11-27T08:00:00.000Z', startedAt: '2026-11-27T08:05:00.000Z', startedBy: 'Dana Reyes' },
  ...{ closedAt: null, closedBy: null, rootCause: '', lessons: '', people: { count: null, who: '' } },
  ...{ entries: [], deadlines: [], doneSteps: [] },
};
const handlers: FakeHandlers = {
  ...signedIn(),
  incidentHelp: () => ok(sampleHelp),
  emergencyCard: () =>
    ok({
      ...{ organisation: 'Lark Bakery', country: 'de', contacts: [], revision: 3, changedAt: null, changedBy: null },
      ...{ link: null, concierge: { name: 'Acme', email: 'concierge@acme.example', bookingLink: null } },
    }),
  listIncidents: () => ok([]),
  readIncident: () => ok(record),
};
const unreachable = () => {
  throw new FakeFailure('UNAVAILABLE');
};

/** Opens the page anew, as a reload does: what a tab keeps is still there. */
async function reload(path: string, changes: FakeHandlers = {}) {
  const kept = sessionStorage.getItem('kept-forms') ?? '';
  await closeApp();
  sessionStorage.setItem('kept-forms', kept);
  return (await renderApp(path, { ...handlers, ...changes })).screen;
}

test('a record that could not be started is there again after a reload, and is started once', async () => {
  const path = '/incidents/help/data-out';
  const sent = vi.fn((_input: unknown) => ok({ incidentId: ID }));
  const { screen } = await renderApp(path, { ...handlers, startIncident: unreachable });
  await screen.getByRole('button', { name: 'Start a record' }).click();
  await screen.getByRole('textbox', { name: /^What happened/ }).fill('A list went out.');
  await screen.getByRole('button', { name: 'Start the record' }).click();
  await expect.element(screen.getByRole('textbox', { name: /^What happened/ })).toHaveValue('A list went out.');
  const again = await reload(path, { startIncident: (input) => sent(input) });
  await expect.element(again.getByRole('textbox', { name: /^What happened/ })).toHaveValue('A list went out.');
  await again.getByRole('button', { name: 'Start the record' }).dblClick();
  await expect.element(again.getByText('Nothing has been logged yet.')).toBeVisible();
  expect(sent).toHaveBeenCalledOnce();
  const afterward = await reload(path);
  await expect.element(afterward.getByRole('button', { name: 'Start a record' })).toBeVisible();
  await expect.element(afterward.getByRole('dialog')).not.toBeInTheDocument();
});

test('a note is kept over a way to another page, and its request over a lost answer', async () => {
  const requests: unknown[] = [];
  let isThere = false;
  const addIncidentNote = (input: { readonly requestId: string }) => {
    requests.push(input.requestId);
    return isThere ? ok(record) : unreachable();
  };
  const { screen } = await renderApp(`/incidents/record/${ID}`, { ...handlers, addIncidentNote });
  const note = screen.getByRole('textbox', { name: 'What happened and what was decided' });
  await note.fill('Called the bank.');
  await screen.getByRole('button', { name: 'Add to the log' }).click();
  await expect.poll(() => requests).toHaveLength(1);
  await screen.getByRole('banner').getByRole('link', { name: 'Something has happened' }).click();
  await expect.element(note).not.toBeInTheDocument();
  isThere = true;
  const again = await reload(`/incidents/record/${ID}`, { addIncidentNote });
  const kept = again.getByRole('textbox', { name: 'What happened and what was decided' });
  await expect.element(kept).toHaveValue('Called the bank.');
  await again.getByRole('button', { name: 'Add to the log' }).click();
  await expect.element(kept).toHaveValue('');
  expect(requests[1]).toBe(requests[0]);
});

test('an end that was begun opens again, and is forgotten once somebody cancels', async () => {
  const { screen } = await renderApp(`/incidents/record/${ID}`, handlers);
  await screen.getByRole('button', { name: 'Close the record' }).click();
  await screen.getByRole('textbox', { name: /^Root cause/ }).fill('An open link.');
  const again = await reload(`/incidents/record/${ID}`);
  await expect.element(again.getByRole('textbox', { name: /^Root cause/ })).toHaveValue('An open link.');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.getByRole('button', { name: 'Close the record' }).click();
  await expect.element(again.getByRole('textbox', { name: /^Root cause/ })).toHaveValue('');
});

test('a record leads to its entry in the register', async () => {
  const modules = { ...trialSubscription().modules, compliance: 'ACTIVE' as const };
  const person = signedIn({ subscription: { securityPolicies: 'ACTIVE', modules } });
  const { screen } = await renderApp(`/incidents/record/${ID}`, { ...handlers, ...person });
  await expect
    .element(screen.getByRole('link', { name: 'your register of incidents' }))
    .toHaveAttribute('href', '/registers/incidents/1');
});
