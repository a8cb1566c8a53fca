import { afterEach, describe, expect, vi } from 'vitest';
import { type CatalogueRow, failing, press, SUPPORT, testToasts } from '../../testing/error-catalogue.ts';
import { closeApp, type RenderedApp } from '../../testing/render-app.tsx';
import { customer } from './testing/customer.ts';

// Messages appear as ever; what was asked of the toasts is noted beside.
vi.mock('../../ui/overlays/toast.tsx', { spy: true });

afterEach(closeApp);

/** Back from the payment; what the address says of its end counts for nothing. */
const afterPaying = {
  path: '/plan?id=page1&state=cancelled',
  handlers: customer('ACTIVE', {
    completeCheckout: ({ hostedPageId }) => {
      expect(hostedPageId).toBe('page1');
      return { success: true, data: { outcome: 'succeeded', planId: 'plus' } };
    },
  }),
  kind: 'success',
  durationMs: 10_000,
  leadsTo: '/plan',
} as const;

const upgrade = async (app: RenderedApp, text: string) => {
  await press(app, 'Upgrade to Plus');
  const dialog = app.screen.getByRole('dialog', { name: 'Manage Plan' });
  await dialog.getByRole('button', { name: 'Upgrade' }).click();
  await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
};

const ROWS: readonly CatalogueRow[] = [
  { ...afterPaying, situation: 'Plan upgrade success, of the plan', text: 'You have successfully upgraded to Plus .' },
  { ...afterPaying, situation: 'Plan upgrade success', text: 'Plan is successfully upgraded' },
  {
    situation: 'Plan upgrade failure, with the dialog',
    path: '/plan',
    handlers: customer('ACTIVE', { updatePlan: failing('PLAN_REFUSED') }),
    act: (app) => upgrade(app, `Unable to upgrade your plan. Please contact us at ${SUPPORT}.`),
    kind: 'danger',
    text: 'Upgrade plan failed',
  },
];

describe('the plan rows of the error catalogue (spec part 1, section 8)', () => testToasts(ROWS));
