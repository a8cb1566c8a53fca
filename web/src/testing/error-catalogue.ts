import type { ErrorCode } from '@portal/contract/errors.ts';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showToast, showToasts, type ToastMessage } from '../ui/overlays/toast.tsx';
import { FakeFailure } from './fake-failure.ts';
import type { FakeHandlers } from './fake-server.ts';
import { type RenderedApp, renderApp } from './render-app.tsx';

/** The brand's support address in tests. */
export const SUPPORT = 'support@cybersafety.example';

/** One situation of the error catalogue that is told by a toast. */
export type CatalogueRow = {
  /** As the specification has it. */
  readonly situation: string;
  readonly path: string;
  readonly handlers: FakeHandlers;
  readonly before?: () => void;
  readonly act?: (app: RenderedApp) => Promise<unknown>;
  readonly kind: ToastMessage['kind'];
  readonly text: string;
  /** Only where it is not that of its kind. */
  readonly durationMs?: number;
  readonly action?: string;
  readonly leadsTo?: string;
};

/** A call that fails with this row of the error tables. */
export const failing =
  (code: ErrorCode, values: Readonly<Record<string, string | number>> = {}) =>
  () => {
    throw new FakeFailure(code, undefined, values);
  };

export const done = () => ({ success: true as const });

export const type = (app: RenderedApp, label: string, text: string) =>
  userEvent.fill(app.screen.getByLabelText(label, { exact: true }), text);

export const press = (app: RenderedApp, name: string | RegExp) =>
  app.screen.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();

/** Everything that was asked of the toasts, one by one. */
const asked = (): ToastMessage[] => [
  ...vi.mocked(showToast).mock.calls.map(([message]) => message),
  ...vi.mocked(showToasts).mock.calls.flatMap(([messages]) => messages),
];

/**
 * A test for each row: what people see, of which kind, for how long, with which action, and where it leads. The test file
 * spies on the toasts: `vi.mock('../ui/overlays/toast.tsx', { spy: true })`.
 */
export function testToasts(rows: readonly CatalogueRow[]): void {
  test.each(rows)('$situation', async ({ path, handlers, before, act, kind, text, durationMs, action, leadsTo }) => {
    vi.mocked(showToast).mockClear();
    vi.mocked(showToasts).mockClear();
    before?.();
    const app = await renderApp(path, handlers);
    await act?.(app);
    await expect.element(app.screen.getByText(text, { exact: true })).toBeInTheDocument();
    const messages = asked().filter((one) => one.text === text);
    expect(messages).toMatchObject([{ kind }]);
    // Without a time of its own a success leaves after 5 s, danger and warning stay (ui/overlays/toast.test.tsx).
    expect(messages[0]?.durationMs).toBe(durationMs);
    expect(messages[0]?.action?.label).toBe(action);
    if (leadsTo !== undefined) await expect.poll(app.path).toBe(leadsTo);
  });
}
