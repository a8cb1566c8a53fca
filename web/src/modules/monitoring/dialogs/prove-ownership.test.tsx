import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite } from '../testing/samples.ts';

const proof = {
  dnsName: '_scan-permission.main.example',
  dnsValue: 'scan-permission=abc123',
  fileUrl: 'https://main.example/.well-known/scan-permission.txt',
  fileContent: 'scan-permission=abc123',
  metaTag: '<meta name="scan-permission" content="abc123">',
  method: null,
  provedAt: null,
};
const deepPlan = { subscription: { probelyRequiresProof: true } };

async function open(found: boolean) {
  const rendered = await renderScansPage({
    websites: [mainSite],
    person: deepPlan,
    handlers: {
      readWebsiteProof: () => ({ success: true, data: proof }),
      checkWebsiteProof: () => ({
        success: true,
        isFound: found,
        data: found ? { ...proof, method: 'file', provedAt: '2026-11-21T12:00:00.000Z' } : proof,
      }),
    },
  });
  await rendered.screen.getByRole('button', { name: 'Actions' }).click();
  await rendered.screen.getByRole('menuitem', { name: 'Prove Ownership' }).click();
  return rendered;
}

test.each([1280, 390])('three ways are shown, with what to copy, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  const { screen } = await open(true);
  for (const text of [proof.dnsName, proof.fileUrl, proof.metaTag])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('what was found is said with its place and day', async () => {
  const { screen, server } = await open(true);
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect
    .element(
      screen.getByText(`We confirmed that ${mainSite.name} is yours through the file, last seen on Nov 21, 2026.`),
    )
    .toBeVisible();
  await expect.poll(() => server.inputsOf('checkWebsiteProof')).toEqual([{ targetId: mainSite.targetId }]);
});

test('what was not found is said with how long it can take', async () => {
  const { screen } = await open(false);
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect
    .element(screen.getByText('We did not find the proof in any of the three places.', { exact: false }))
    .toBeVisible();
});

test('a plan that does not ask for it does not offer it', async () => {
  const { screen } = await renderScansPage({ websites: [mainSite] });
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Edit Website Name' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Prove Ownership' }).query()).toBeNull();
});
