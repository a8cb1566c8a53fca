import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from './card.tsx';
import { StrengthMeter } from './fields/strength-meter.tsx';
import { Banner } from './states/banner.tsx';
import { CountBar } from './states/count-bar.tsx';
import { EmptyState } from './states/empty-state.tsx';
import { ProgressBar } from './states/progress-bar.tsx';
import { ProgressRing } from './states/progress-ring.tsx';
import { SeverityBadge } from './states/severity-badge.tsx';
import { Skeleton } from './states/skeleton.tsx';
import { SkeletonGroup } from './states/skeleton-group.tsx';
import { Stepper } from './stepper.tsx';

const parts = [
  { label: 'high', value: 3, tone: 'high' },
  { label: 'medium', value: 0, tone: 'medium' },
  { label: 'low', value: 9, tone: 'low' },
] as const;

test('the count bar says its counts in words and draws only what is there', async () => {
  const screen = await render(<CountBar label="Issues" parts={parts} emptyText="No issues." />);
  const picture = screen.getByRole('img', { name: 'Issues: 3 high, 0 medium, 9 low' });
  await expect.element(picture).toBeInTheDocument();
  const widths = [...picture.element().querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));
  expect(widths).toHaveLength(2);
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(3);
  await screen.rerender(
    <CountBar label="Issues" parts={parts.map((part) => ({ ...part, value: 0 }))} emptyText="No issues." />,
  );
  await expect.element(screen.getByRole('img', { name: 'Issues: No issues.' })).toBeInTheDocument();
});

test('a severity badge says its word', async () => {
  const screen = await render(
    <>
      <SeverityBadge severity="high" count={3} />
      <SeverityBadge severity="critical" />
    </>,
  );
  await expect.element(screen.getByText('3 high')).toBeInTheDocument();
  await expect.element(screen.getByText('Critical')).toBeInTheDocument();
});

test('progress tells its value, or that it is unknown', async () => {
  const screen = await render(
    <>
      <ProgressBar label="Scanning" value={72} valueLabel="18 of 25 pages" />
      <ProgressBar label="Starting" />
      <ProgressRing label="Maturity" value={44} />
    </>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Scanning' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '18 of 25 pages');
  await expect.element(screen.getByRole('progressbar', { name: 'Starting' })).not.toHaveAttribute('aria-valuenow');
  await expect.element(screen.getByRole('progressbar', { name: 'Maturity' })).toHaveAttribute('aria-valuenow', '44');
});

test('the stepper marks the open step and says which are done', async () => {
  const screen = await render(<Stepper label="Steps" steps={['Website', 'Address', 'Schedule']} current={1} />);
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map((item) => item.textContent)).toEqual(['Website (done)', '2Address', '3Schedule (to do)']);
});

test('a banner can be closed and can announce itself', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <Banner kind="danger" isAlert title="The scan could not finish." onClose={onClose}>
      The website did not respond.
    </Banner>,
  );
  await expect.element(screen.getByRole('alert').getByText('The scan could not finish.')).toBeVisible();
  await screen.getByRole('button', { name: 'Close message' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a card with a title is a region of that name', async () => {
  const screen = await render(<Card title="Training">Nine people</Card>);
  await expect.element(screen.getByRole('region', { name: 'Training' }).getByText('Nine people')).toBeVisible();
});

test('skeletons announce the wait once', async () => {
  const screen = await render(
    <SkeletonGroup label="Loading your websites">
      <Skeleton count={3} />
    </SkeletonGroup>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading your websites');
});

test('an empty state says what to do', async () => {
  const screen = await render(<EmptyState title="No courses yet" action={<button type="button">Assign</button>} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'No courses yet' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Assign' })).toBeVisible();
});

test('the strength meter says a word and nothing before typing', async () => {
  const screen = await render(<StrengthMeter score={undefined} />);
  expect(screen.container.textContent).toBe('');
  await screen.rerender(<StrengthMeter score={0} hint="add another word" />);
  await expect.element(screen.getByText(/Very weak/)).toBeVisible();
});
