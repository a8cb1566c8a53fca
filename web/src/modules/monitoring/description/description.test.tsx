import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite } from '../testing/samples.ts';
import type { Description, ScanDescription } from './use-description.ts';

const description: Description = {
  format: 'openapi',
  fileName: 'description.txt',
  saved: { by: 'alex@larkbakery.example', at: '2026-11-21T12:00:00.000Z' },
  operations: [{ method: 'GET', path: '/v1/items/1' }],
  left: [{ method: 'DELETE', path: '/v1/items/1', reason: 'CHANGES' }],
};

test('a description is pasted, refused at its line, understood with what is left out, and removed', async () => {
  await page.viewport(390, 900);
  let data: ScanDescription = { isAvailable: true, description: null };
  let isBroken = true;
  const { screen, server } = await renderScansPage({
    websites: [mainSite],
    person: { subscription: { probelyScanProfile: ['lightning', 'normal'] } },
    handlers: {
      readScanDescription: () => ({ success: true, data }),
      saveScanDescription: () => {
        if (isBroken)
          return Response.json(
            {
              success: false,
              errors: [{ code: 'DESCRIPTION_UNREADABLE', message: 'From line 3 on.', field: 'file' }],
            },
            { status: 400 },
          );
        data = { ...data, description };
        return { success: true, data };
      },
      removeScanDescription: () => {
        data = { ...data, description: null };
        return { success: true, data };
      },
    },
  });
  await screen.getByRole('button', { name: 'Actions' }).click();
  await screen.getByRole('menuitem', { name: 'API Description' }).click();
  await screen.getByRole('textbox', { name: 'Or paste the description' }).fill('openapi: 3.0.0');
  await screen.getByRole('button', { name: 'Read the description' }).click();
  await expect.element(screen.getByText('From line 3 on.')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Read the description' }).click();
  await expect.element(screen.getByText('1 operation recognized')).toBeVisible();
  await expect.element(screen.getByText('DELETE /v1/items/1: may change or delete something')).toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Read the description' })).toBeVisible();
  expect(server.inputsOf('saveScanDescription')).toHaveLength(2);
});
