import { ListChecks, TrendingDown, TrendingUp } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { toneFill } from '../../../ui/tone.ts';
import type { TrendScan, Website } from '../website-types.ts';
import { findingsPath } from './findings-path.ts';
import { TrendChart } from './trend-chart.tsx';

const SEVERITIES = ['high', 'medium', 'low'] as const;
/** So many scans are wide enough to be told apart on a phone. */
const SHOWN = 12;

type TrendCardProps = { readonly website: Website; readonly scans: readonly TrendScan[] };

/** How a website did from scan to scan: a small chart, the latest change in words, and all of it as a table. */
export function TrendCard({ website, scans }: TrendCardProps) {
  const { formatDate } = useFormatDate();
  const shown = scans.slice(-SHOWN);
  const last = shown.at(-1);
  if (last === undefined) return null;
  const fresh = last.new + last.reopened;
  const Icon = fresh > last.fixed ? TrendingUp : TrendingDown;
  return (
    <section aria-labelledby="findings-trend" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id="findings-trend" className="font-semibold text-lg tracking-tight">
          Trend
        </h3>
        <LinkButton
          variant="soft"
          size="small"
          href={findingsPath(website.name)}
          icon={<ListChecks aria-hidden="true" size={16} />}
        >
          All findings over time
        </LinkButton>
      </div>
      <div className="rounded-box border border-line p-5">
        {shown.length > 1 && (
          <figure className="mb-4">
            <TrendChart scans={shown} label={inWords(shown)} />
            <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-soft text-sm">
              <span>
                {formatDate(shown[0]?.completeTime ?? last.completeTime)} to {formatDate(last.completeTime)}, one column
                a scan:
              </span>
              {SEVERITIES.map((tone) => (
                <span key={tone} className="inline-flex items-center gap-2">
                  <svg width="10" height="10" aria-hidden="true">
                    <rect width="10" height="10" rx="3" className={toneFill[tone]} />
                  </svg>
                  {tone}
                </span>
              ))}
            </figcaption>
          </figure>
        )}
        <p className="flex items-start gap-2 text-sm">
          <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-soft" />
          <span>
            <span className="font-semibold">{formatDate(last.completeTime)}:</span> {changeInWords(last, shown.length)}
          </span>
        </p>
        {shown.length > 1 && (
          <details className="mt-3 text-sm">
            <summary className="cursor-pointer rounded-inner font-medium text-accent-ink">Show as a table</summary>
            <div className="mt-3">
              <Table
                label="Findings of each scan"
                rows={shown.toReversed()}
                rowId={({ scanId }) => scanId}
                columns={columns(formatDate)}
              />
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

function inWords(scans: readonly TrendScan[]): string {
  const counts = ({ highs, mediums, lows }: TrendScan) => `${highs} high, ${mediums} medium, ${lows} low`;
  const [first, last] = [scans[0], scans.at(-1)];
  return first && last
    ? `Issues of ${scans.length} scans: at first ${counts(first)}; in the latest ${counts(last)}`
    : '';
}

function changeInWords({ new: fresh, reopened, fixed }: TrendScan, scans: number): string {
  if (scans === 1) return 'the first scan. From the next one on you see here what has changed.';
  const parts = [
    fresh > 0 ? `${fresh} new` : '',
    reopened > 0 ? `${reopened} came back` : '',
    fixed > 0 ? `${fixed} fixed` : '',
  ].filter((part) => part !== '');
  return parts.length === 0
    ? 'nothing has changed since the scan before.'
    : `${parts.join(', ')} since the scan before.`;
}

function columns(formatDate: (at: string) => string): readonly TableColumn<TrendScan>[] {
  const count = (id: 'highs' | 'mediums' | 'lows' | 'new' | 'reopened' | 'fixed', label: string) => ({
    id,
    label,
    align: 'end' as const,
    render: (scan: TrendScan) => scan[id],
  });
  return [
    { id: 'date', label: 'Scan', isRowHeader: true, render: ({ completeTime }) => formatDate(completeTime) },
    count('highs', 'High'),
    count('mediums', 'Medium'),
    count('lows', 'Low'),
    count('new', 'New'),
    count('reopened', 'Came back'),
    count('fixed', 'Fixed'),
  ];
}
