import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { REPORT_EVERY_MS, useReportActivity } from './use-report-activity.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

type WatchedProps = { readonly isOn: boolean; readonly report: () => void };

function Watched({ isOn, report }: WatchedProps) {
  useReportActivity(isOn, report);
  return null;
}

const act = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

test('the first key after a page was loaded is reported, and then once a minute at most', async () => {
  const report = vi.fn();
  await render(<Watched isOn report={report} />);
  act();
  expect(report).toHaveBeenCalledTimes(1);
  act();
  expect(report).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + REPORT_EVERY_MS);
  act();
  act();
  window.dispatchEvent(new PointerEvent('pointerdown'));
  expect(report).toHaveBeenCalledTimes(2);
});

test('nothing is reported while the warning shows', async () => {
  const report = vi.fn();
  await render(<Watched isOn={false} report={report} />);
  vi.setSystemTime(Date.now() + 2 * REPORT_EVERY_MS);
  act();
  expect(report).not.toHaveBeenCalled();
});
