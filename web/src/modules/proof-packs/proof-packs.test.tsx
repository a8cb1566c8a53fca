import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { remakePath } from './pack-address.ts';
import { aPack, fakePacks, PREVIEW } from './testing/fake-packs.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

test('the list says for whom, what, and how each pack stands, with what can be done', async () => {
  const { screen } = await renderApp(
    '/proof-packs',
    fakePacks([
      aPack(1),
      aPack(2, { state: 'failed', file: null }),
      aPack(3, { state: 'expired' }),
      aPack(4, { state: 'revoked', revokedAt: '2026-11-21T20:00:00Z' }),
    ]),
  );
  const rows = screen.getByRole('table', { name: 'Proof packs' }).getByRole('row');
  await expect
    .element(rows.nth(1))
    .toMatchTextContent('Customer 1Nov 20, 2026, by Dana ReyesSecurity policies, Security training');
  await expect.element(rows.nth(1)).toMatchTextContent('Validuntil Feb 18, 2027 · 412 kB');
  const download = screen.getByRole('link', { name: 'Download the pack for Customer 1' });
  await expect.element(download).toHaveAttribute('href', `/api/proofPacks/downloadProofPack/${aPack(1).packId}`);
  await expect.element(rows.nth(2)).toMatchTextContent('Could not be created');
  await expect.element(rows.nth(3)).toMatchTextContent('Expiredon Feb 18, 2027');
  await expect.element(rows.nth(4)).toMatchTextContent('Revokedon Nov 21, 2026');
  expect(screen.getByRole('link', { name: /^Download/ }).all()).toHaveLength(1);
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('a pack that is being made shows as ready by itself, and one that failed is tried again', async () => {
  const { screen, server } = await renderApp('/proof-packs', fakePacks([aPack(1, { state: 'failed', file: null })]));
  server.use({
    retryProofPack: () => {
      const making = aPack(1, { state: 'making', file: null });
      server.use({
        listProofPacks: () => {
          server.use({
            listProofPacks: () => ({ success: true, data: { total: 1, pageSize: 20, packs: [aPack(1)] } }),
          });
          return { success: true, data: { total: 1, pageSize: 20, packs: [making] } };
        },
      });
      return { success: true, data: making };
    },
  });
  await screen.getByRole('button', { name: 'Try again to create the pack for Customer 1' }).click();
  await expect.element(screen.getByText('Being created')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Download the pack for Customer 1' })).toBeVisible();
});

test('revoking asks first', async () => {
  const { screen, server } = await renderApp('/proof-packs', fakePacks([aPack(1)]));
  await screen.getByRole('button', { name: 'Actions for the pack for Customer 1' }).click();
  await screen.getByRole('menuitem', { name: 'Revoke' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Revoke the pack for Customer 1?' });
  await expect.element(dialog).toBeVisible();
  const revoked = aPack(1, { state: 'revoked', revokedAt: '2026-11-21T20:00:00Z' });
  server.use({
    revokeProofPack: () => ({ success: true, data: revoked }),
    listProofPacks: () => ({ success: true, data: { total: 1, pageSize: 20, packs: [revoked] } }),
  });
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(screen.getByText('Revoked', { exact: true })).toBeVisible();
  await expect.poll(() => server.inputsOf('revokeProofPack')).toEqual([{ packId: revoked.packId }]);
});

test('a new pack: what each part tells, no names unless chosen, and one pack whatever is pressed', async () => {
  const { screen, server, path } = await renderApp('/proof-packs/new', fakePacks([]));
  await expect.element(screen.getByRole('checkbox', { name: 'Security policies' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Website scans' })).not.toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Cyber maturity' })).toBeDisabled();
  await expect.element(screen.getByText('No question has been answered yet.')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Security rating' })).not.toBeInTheDocument();
  await screen.getByText('Show what it says in Security policies').click();
  await expect.element(screen.getByRole('row', { name: 'Acceptable use 3 Oct 2, 2026 Oct 2, 2027' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  await page.viewport(1280, 900);

  const make = screen.getByRole('button', { name: 'Create the pack' });
  await make.click();
  await expect.element(screen.getByText('Please say who will get this pack.')).toBeVisible();
  expect(server.inputsOf('makeProofPack')).toEqual([]);
  await screen.getByRole('textbox', { name: 'Company that gets the pack' }).fill('Harbor Foods');
  await screen.getByRole('checkbox', { name: 'Add the full text of each policy as a PDF' }).click({ force: true });
  await screen.getByRole('checkbox', { name: 'Security training' }).click({ force: true });
  await screen.getByRole('radio', { name: '30 days' }).click();

  server.use({
    makeProofPack: () => {
      throw new FakeFailure('PROOF_PART_NOT_READY', 'parts', { part: 'Policy sign-offs' });
    },
  });
  await make.click();
  await expect.element(screen.getByText(/There is nothing to show for Policy sign-offs/)).toBeVisible();
  server.use({ makeProofPack: () => ({ success: true, data: aPack(1, { state: 'making', file: null }) }) });
  await make.click();
  await expect
    .element(
      screen.getByText(
        'Your pack is being created. You can download it in a few seconds; if it takes longer, we’ll email you.',
      ),
    )
    .toBeVisible();
  await expect.poll(path).toBe('/proof-packs');
  const [refused, made] = server.inputsOf('makeProofPack');
  expect(made?.requestId).toBe(refused?.requestId);
  expect(made).toMatchObject({
    recipient: 'Harbor Foods',
    validDays: 30,
    parts: {
      policies: 'texts',
      signOffs: 'shares',
      coverage: null,
      training: null,
      websites: null,
      maturity: null,
      rating: null,
      secondFactor: 'share',
    },
  });
});

test('what is changed after the answer was lost is another pack; the same sent again is the same', async () => {
  const { screen, server } = await renderApp('/proof-packs/new', fakePacks([]));
  const recipient = screen.getByRole('textbox', { name: 'Company that gets the pack' });
  const make = screen.getByRole('button', { name: 'Create the pack' });
  await recipient.fill('Harbor Food');
  server.use({
    makeProofPack: () => {
      throw new FakeFailure('UNEXPECTED');
    },
  });
  await make.click();
  await expect.poll(() => server.inputsOf('makeProofPack')).toHaveLength(1);
  await make.click();
  await expect.poll(() => server.inputsOf('makeProofPack')).toHaveLength(2);
  await recipient.fill('Harbor Foods');
  await make.click();
  await expect.poll(() => server.inputsOf('makeProofPack')).toHaveLength(3);
  const [first, second, third] = server.inputsOf('makeProofPack').map(({ requestId }) => requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('made again, the form begins like the earlier pack, without what there is nothing to show of', async () => {
  const earlier = aPack(1, { purpose: 'Audit 7', validDays: 180 });
  const parts = { ...earlier.parts, websites: 'counts', maturity: 'levels' } as const;
  const { screen } = await renderApp(remakePath({ ...earlier, parts }), fakePacks([], PREVIEW));
  await expect.element(screen.getByRole('textbox', { name: 'Company that gets the pack' })).toHaveValue('Customer 1');
  await expect.element(screen.getByRole('textbox', { name: 'What it is for (optional)' })).toHaveValue('Audit 7');
  await expect.element(screen.getByRole('radio', { name: '180 days' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Website scans' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Policy sign-offs' })).not.toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Cyber maturity' })).not.toBeChecked();
  await expect
    .element(screen.getByRole('checkbox', { name: 'Add the full text of each policy as a PDF' }))
    .toBeChecked();
});
