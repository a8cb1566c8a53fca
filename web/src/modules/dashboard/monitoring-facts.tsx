import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import type { MonitoringSummary } from './use-module-activity.ts';

type MonitoringFactsProps = { readonly summary: MonitoringSummary };

/** How many websites, and when the last and the next scan is. */
export function MonitoringFacts({ summary }: MonitoringFactsProps) {
  const { formatDate } = useFormatDate();
  const facts = [
    { term: summary.targetList.length === 1 ? 'Website' : 'Websites', value: websites(summary) },
    { term: 'Last scan', value: summary.lastScanDate === null ? 'None yet' : formatDate(summary.lastScanDate) },
    { term: 'Next scan', value: summary.nextScanDate === null ? 'Not scheduled' : formatDate(summary.nextScanDate) },
  ];
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 border-line border-t pt-5 tablet:grid-cols-3">
      {facts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-ink-soft text-sm">{term}</dt>
          <dd className="mt-0.5 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function websites({ targetList }: MonitoringSummary): string {
  const [first, second, ...others] = targetList.map(({ name }) => name);
  if (others.length > 0) return `${first}, ${second} and ${others.length} more`;
  return [first, second].filter((name) => name !== undefined).join(', ');
}
