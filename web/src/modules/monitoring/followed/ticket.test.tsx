import { expect, test } from 'vitest';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { fakeFindings, followedOf } from '../testing/fake-findings.ts';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite } from '../testing/samples.ts';

const finding = followedOf(1, { title: 'A file with passwords is open', severity: 'high' });
const path = `/webappscan/${encodeURIComponent(mainSite.name)}/findings/${finding.findingId}`;
type Ticket = CallOutput<'readTicket'>['data']['ticket'];
const made: NonNullable<Ticket> = {
  ...{ state: 'open' as const, key: '#12', url: 'https://github.example/acme/it/issues/12', madeBy: 'Dana Reyes' },
  ...{ madeAt: '2026-11-21T10:00:00.000Z', closedAt: null, outcome: null, answeredBy: '' },
};

test('a finding becomes a ticket by one press, and a closed one asks to check again', async () => {
  let ticket: Ticket = null;
  const handlers = {
    ...fakeFindings([finding]),
    readTicket: () => ({ success: true as const, data: { hasDesk: true, ticket } }),
    makeTicket: () => {
      ticket = made;
      return { success: true as const };
    },
  };
  const { screen, server } = await renderScansPage({ path, websites: [mainSite], handlers });
  await screen.getByRole('button', { name: 'Create a ticket' }).click();
  await expect.element(screen.getByText('Ticket: #12 – open')).toBeVisible();
  expect(server.inputsOf('makeTicket')).toEqual([{ findingId: finding.findingId }]);
  await expect
    .element(screen.getByRole('link', { name: 'Open in your ticketing system' }))
    .toHaveAttribute('href', made.url);
  await expectAccessible();
  ticket = { ...made, state: 'closed', closedAt: '2026-11-22T20:00:00.000Z' };
  const again = await renderScansPage({ path, websites: [mainSite], handlers });
  await expect.element(again.screen.getByText('Ticket: #12 – closed')).toBeVisible();
  await expect.element(again.screen.getByText(/Closed in your ticketing system on .* – check again/)).toBeVisible();
  ticket = { ...ticket, outcome: 'declined', answeredBy: 'Mia Santos' };
  const said = await renderScansPage({ path, websites: [mainSite], handlers });
  await expect.element(said.screen.getByText('Ticket: #12 – will not be done')).toBeVisible();
  await expect.element(said.screen.getByText(/by Mia Santos. The finding will remain on your list./)).toBeVisible();
});
