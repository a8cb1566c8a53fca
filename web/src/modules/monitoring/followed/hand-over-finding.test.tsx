import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { fakeFindings, followedOf } from '../testing/fake-findings.ts';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite } from '../testing/samples.ts';

const finding = followedOf(1, { title: 'A file with passwords is open', severity: 'high' });
const LINK = `https://portal.example/handover/${'T'.repeat(43)}`;
const listPath = `/webappscan/${encodeURIComponent(mainSite.name)}/findings`;
const NOOR = { name: 'Noor Haddad', email: 'noor@provider.example' };

const open = (path: string) =>
  renderScansPage({
    path,
    websites: [mainSite],
    handlers: {
      ...fakeFindings([finding]),
      handovers: () => ({ success: true, data: { handovers: [], helpers: [NOOR] } }),
      handOver: () => ({ success: true, data: { handoverId: finding.findingId, url: LINK } }),
    },
  });

test('a finding is made a link of for who helped before, and the link is shown once', async () => {
  const { screen, server } = await open(`${listPath}/${finding.findingId}`);
  await screen.getByRole('button', { name: `Send to my IT provider: ${finding.title}` }).click();
  const dialog = screen.getByRole('dialog', { name: 'Send to my IT provider' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(dialog.getByText('Please enter a name.')).toBeVisible();
  await expect.element(dialog.getByText('Please enter an email address.')).toBeVisible();
  expect(server.inputsOf('handOver')).toEqual([]);
  await dialog.getByRole('button', { name: /^Noor Haddad/ }).click();
  await expectAccessible();
  await dialog.getByRole('radio', { name: '7 days' }).click();
  await dialog.getByRole('button', { name: 'Just create a link' }).click();
  await expect.element(screen.getByText(LINK)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  expect(server.inputsOf('handOver')).toEqual([
    {
      points: [{ kind: 'finding', ref: finding.findingId }],
      ...NOOR,
      note: '',
      days: 7,
      showsFirm: true,
      sends: false,
    },
  ]);
});

test('the whole list of a website is sent as a list, and a narrowed one as what is shown', async () => {
  const { screen, server } = await open(listPath);
  await screen.getByRole('button', { name: /^Send to my IT provider/ }).click();
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /^Noor Haddad/ })
    .click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByText('Noor Haddad will get an email with the link.')).toBeVisible();
  const narrowed = await open(`${listPath}?severity=high`);
  await narrowed.screen.getByRole('button', { name: /^Send to my IT provider: 1 finding/ }).click();
  await narrowed.screen
    .getByRole('dialog')
    .getByRole('button', { name: /^Noor Haddad/ })
    .click();
  await narrowed.screen.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .poll(() => narrowed.server.inputsOf('handOver'))
    .toMatchObject([{ points: [{ kind: 'finding', ref: finding.findingId }], sends: true }]);
  expect(server.inputsOf('handOver')).toMatchObject([{ points: [], findings: { websiteName: mainSite.name } }]);
});
