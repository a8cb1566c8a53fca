import { Check, ListChecks, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { ChartKey } from '../../../ui/charts/chart-key.tsx';
import { type ChartColumn, ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import type { TrendScan, Website } from '../website-types.ts';
import { findingsPath } from './findings-path.ts';
import { trendCard as texts } from './followed.texts.ts';

const KEYS = [
  ['high', texts.keyHigh],
  ['medium', texts.keyMedium],
  ['low', texts.keyLow],
] as const;
/** So many scans are wide enough to be told apart on a phone. */
const SHOWN = 12;

type TrendCardProps = { readonly website: Website; readonly scans: readonly TrendScan[] };

/** How a website did from scan to scan: a chart with what was fixed, the latest change in words, and all of it as a table. */
export function TrendCard({ website, scans }: TrendCardProps) {
  const { formatDate } = useFormatDate();
  const { timeZone } = useBrand();
  const dayOf = (at: string) =>
    new Intl.DateTimeFormat(say.locale, { month: 'short', day: 'numeric', timeZone }).format(new Date(at));
  const shown = scans.slice(-SHOWN);
  const last = shown.at(-1);
  if (last === undefined) return null;
  const fresh = last.new + last.reopened;
  const Icon = fresh > last.fixed ? TrendingUp : TrendingDown;
  return (
    <section aria-labelledby="findings-trend" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id="findings-trend" className="font-semibold text-lg tracking-tight">
          {say(texts.trend)}
        </h3>
        <LinkButton
          variant="soft"
          size="small"
          href={findingsPath(website.name)}
          icon={<ListChecks aria-hidden="true" size={16} />}
        >
          {say(texts.allFindingsOverTime)}
        </LinkButton>
      </div>
      <div className="rounded-box border border-line p-5">
        {shown.length > 1 && (
          <figure className="mb-4">
            <ColumnChart label={inWords(shown)} columns={shown.map((scan) => columnOf(scan, dayOf))} />
            <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-soft text-sm">
              <span>{say(texts.problemsFoundByEach)}</span>
              {KEYS.map(([tone, word]) => (
                <ChartKey key={tone} tone={tone} word={say(word)} />
              ))}
              <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                <Check aria-hidden="true" size={14} strokeWidth={3} className="text-success-ink" />
                {say(texts.fixedSinceThePrevious)}
              </span>
            </figcaption>
          </figure>
        )}
        <p className="flex items-start gap-2 text-sm">
          <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-soft" />
          <span>{changeInWords(last, formatDate(last.completeTime), shown.length)}</span>
        </p>
        {shown.length > 1 && (
          <details className="mt-3 text-sm">
            <summary className="cursor-pointer rounded-inner font-medium text-accent-ink">
              {say(texts.showAsATable)}
            </summary>
            <div className="mt-3">
              <Table
                label={say(texts.findingsInEachScan)}
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

/** The worst on top, as in the legend. */
function columnOf(
  { scanId, completeTime, highs, mediums, lows, fixed }: TrendScan,
  dayOf: (at: string) => string,
): ChartColumn {
  const parts = [
    { tone: 'high' as const, count: highs },
    { tone: 'medium' as const, count: mediums },
    { tone: 'low' as const, count: lows },
  ];
  return { id: scanId, label: dayOf(completeTime), bars: [parts], fixed };
}

function inWords(scans: readonly TrendScan[]): string {
  const counts = ({ highs, mediums, lows }: TrendScan) => say(texts.highsMediumsLows, { highs, mediums, lows });
  const [first, last] = [scans[0], scans.at(-1)];
  return first && last ? say(texts.inWords, { count: scans.length, first: counts(first), latest: counts(last) }) : '';
}

function changeInWords({ new: fresh, reopened, fixed }: TrendScan, day: string, scans: number): ReactNode {
  const b = (words: readonly ReactNode[]) => (
    <span key="day" className="font-semibold">
      {words}
    </span>
  );
  if (scans === 1) return say.parts(texts.firstScan, { day, b });
  const changes = [
    ...(fresh > 0 ? [say(texts.countNew, { count: fresh })] : []),
    ...(reopened > 0 ? [say(texts.countCameBack, { count: reopened })] : []),
    ...(fixed > 0 ? [say(texts.countFixed, { count: fixed })] : []),
  ];
  if (changes.length === 0) return say.parts(texts.nothingChanged, { day, b });
  const list = new Intl.ListFormat(say.locale, { type: 'unit' }).format(changes);
  return say.parts(texts.changed, { day, changes: list, b });
}

function columns(formatDate: (at: string) => string): readonly TableColumn<TrendScan>[] {
  const count = (id: 'highs' | 'mediums' | 'lows' | 'new' | 'reopened' | 'fixed', label: string) => ({
    id,
    label,
    align: 'end' as const,
    render: (scan: TrendScan) => scan[id],
  });
  return [
    { id: 'date', label: say(texts.scan), isRowHeader: true, render: ({ completeTime }) => formatDate(completeTime) },
    count('highs', say(texts.high)),
    count('mediums', say(texts.medium)),
    count('lows', say(texts.low)),
    count('new', say(texts.new)),
    count('reopened', say(texts.cameBack)),
    count('fixed', say(texts.fixed)),
  ];
}
