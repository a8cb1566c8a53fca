import { deadlineStates } from '@portal/domain/incidents/incidents.texts.ts';
import { useState } from 'react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { deadlineCard as texts } from './record.texts.ts';
import type { IncidentRecord, RecordDeadline } from './record-types.ts';
import { timeLeftInWords } from './time-left-in-words.ts';
import { useMinute } from './use-minute.ts';

const TONES = { open: 'accent', soon: 'warning', over: 'danger', done: 'success', 'not-needed': 'neutral' } as const;

/** The clock of the deadlines that the law may set, and what was decided on each. */
export function DeadlineCard({ record }: { readonly record: IncidentRecord }) {
  const [chosen, setChosen] = useState<RecordDeadline | null>(null);
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      {record.isGuess && (
        <p className="mb-3 text-sm">
          {say.parts(texts.guess, {
            link: (words) => (
              <TextLink key="link" href="/settings/organization">
                {words}
              </TextLink>
            ),
          })}
        </p>
      )}
      {record.deadlines.length === 0 ? (
        <p className="text-ink-soft">{say(texts.noDeadlines)}</p>
      ) : (
        <ul className="wrap-anywhere flex flex-col divide-y divide-line">
          {record.deadlines.map((deadline) => (
            <li key={deadline.id} className="py-4">
              <Deadline deadline={deadline} isClosed={record.closedAt !== null} onDecide={() => setChosen(deadline)} />
            </li>
          ))}
        </ul>
      )}
      {chosen !== null && (
        <DeadlineDialog incidentId={record.incidentId} deadline={chosen} onClose={() => setChosen(null)} />
      )}
    </Card>
  );
}

type DeadlineProps = {
  readonly deadline: RecordDeadline;
  readonly isClosed: boolean;
  readonly onDecide: () => void;
};

function Deadline({ deadline, isClosed, onDecide }: DeadlineProps) {
  const { name, law, says, countries, state, reason } = deadline;
  const isDecided = state === 'done' || state === 'not-needed';
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name} <Badge tone={TONES[state]}>{say(deadlineStates[state])}</Badge>
        </p>
        {!isDecided && <Clock deadline={deadline} isClosed={isClosed} />}
        <p className="mt-1 text-sm">{says}</p>
        <p className="text-ink-soft text-sm">{[law, ...countries].join(' · ')}</p>
        {reason !== '' && <p className="mt-1 whitespace-pre-line text-sm">{say(texts.reason, { reason })}</p>}
      </div>
      {!isClosed && (
        <Button variant="secondary" size="small" aria-label={say(texts.decideOn, { name })} onPress={onDecide}>
          {say(isDecided ? texts.change : texts.decide)}
        </Button>
      )}
    </div>
  );
}

function Clock({ deadline: { endsAt, waits }, isClosed }: Pick<DeadlineProps, 'deadline' | 'isClosed'>) {
  const { formatDateTime } = useFormatDate();
  const now = useMinute();
  if (endsAt === null) return <p className="mt-1 font-medium">{say(waits ? texts.afterReport : texts.withoutDelay)}</p>;
  const until = say(texts.until, { time: formatDateTime(endsAt) });
  return (
    <p className="mt-1">
      {!isClosed && <span className="font-medium">{timeLeftInWords(new Date(endsAt), now)} · </span>}
      {until}
    </p>
  );
}
