import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import type { KindHelp } from '../../../portal/incidents/incident-help-types.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { incidentsPage as texts } from '../incidents.texts.ts';

type RecordListProps = {
  readonly records: CallOutput<'listIncidents'>['data'];
  readonly kinds: readonly KindHelp[];
};

/** The firm's records: open ones first. */
export function RecordList({ records, kinds }: RecordListProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Card title={say(texts.records)}>
      {records.length === 0 ? (
        <p className="text-ink-soft">{say(texts.noRecords)}</p>
      ) : (
        <ul aria-label={say(texts.recordsOf)} className="wrap-anywhere flex flex-col divide-y divide-line">
          {records.map(({ incidentId, kind, whatHappened, noticedAt, closedAt }) => (
            <li key={incidentId} className="py-3">
              <p className="flex flex-wrap items-center gap-2">
                <TextLink href={`/incidents/record/${incidentId}`}>
                  {kinds.find((one) => one.kind === kind)?.title ?? kind}
                </TextLink>
                <Badge tone={closedAt === null ? 'warning' : 'neutral'}>
                  {say(closedAt === null ? texts.open : texts.closed)}
                </Badge>
              </p>
              <p className="line-clamp-2 text-sm">{whatHappened}</p>
              <p className="text-ink-soft text-sm">{say(texts.noticed, { time: formatDateTime(noticedAt) })}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
