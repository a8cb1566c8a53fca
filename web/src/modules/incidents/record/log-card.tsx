import { entryKinds } from '@portal/domain/incidents/incidents.texts.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useDraft } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { logCard as texts } from './record.texts.ts';
import type { IncidentRecord } from './record-types.ts';

/** The log, its newest line first, and the place to add to it. */
export function LogCard({ record }: { readonly record: IncidentRecord }) {
  const { formatDateTime } = useFormatDate();
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      {record.closedAt === null && <NoteForm incidentId={record.incidentId} />}
      {record.entries.length === 0 ? (
        <p className="text-ink-soft">{say(texts.nothing)}</p>
      ) : (
        <ol reversed aria-label={say(texts.title)} className="wrap-anywhere flex flex-col divide-y divide-line">
          {record.entries.toReversed().map(({ entryId, kind, subjectName, text, at, by }) => (
            <li key={entryId} className="py-3">
              <p className="text-ink-soft text-sm">{say(texts.by, { time: formatDateTime(at), name: by })}</p>
              <p className={kind === 'note' ? 'sr-only' : 'font-medium'}>{say(entryKinds[kind])}</p>
              {subjectName !== '' && <p>{subjectName}</p>}
              {text !== '' && <p className="whitespace-pre-line">{text}</p>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The request is kept with its words: a note whose answer was lost is not added twice. */
const emptyNote = () => ({ requestId: crypto.randomUUID() as string, text: '' });

function NoteForm({ incidentId }: { readonly incidentId: string }) {
  const { value, change, drop } = useDraft(`incident-note-${incidentId}`, emptyNote);
  const { requestId, text } = value;
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await callApi('addIncidentNote', { incidentId, requestId, text });
      drop(emptyNote());
    },
    { refreshes: ['readIncident'], failed: { otherwise: say(texts.failed) } },
  );
  const add = () => {
    const isMissing = text.trim() === '';
    setErrors(isMissing ? { text: say(texts.missing) } : {});
    if (!isMissing) void act();
  };
  return (
    <div className="mb-4 flex flex-col items-start gap-3">
      <TextArea
        label={say(texts.note)}
        rows={3}
        maxLength={4000}
        value={text}
        onChange={(typed) => change((before) => ({ ...before, text: typed }))}
        errorMessage={errors.text}
      />
      <Button isBusy={isBusy} onPress={add}>
        {say(texts.add)}
      </Button>
    </div>
  );
}
