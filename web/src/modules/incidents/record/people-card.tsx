import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useDraft } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { peopleCard as texts } from './record.texts.ts';
import type { IncidentRecord } from './record-types.ts';

/** Whose data it is about; of a closed record only shown. */
export function PeopleCard({ record }: { readonly record: IncidentRecord }) {
  const { count, who } = record.people;
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      {record.closedAt === null ? (
        <PeopleForm key={`${count} ${who}`} record={record} />
      ) : (
        <>
          <p>{count === null ? say(texts.unknown) : say(texts.people, { count })}</p>
          <p className="wrap-anywhere whitespace-pre-line">{who}</p>
        </>
      )}
    </Card>
  );
}

function PeopleForm({ record: { incidentId, people } }: { readonly record: IncidentRecord }) {
  const saved = { count: people.count === null ? '' : String(people.count), who: people.who };
  const { value, change, drop } = useDraft(`incident-people-${incidentId}`, saved);
  const { count, who } = value;
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await callApi('sayIncidentPeople', { incidentId, count: count.trim() === '' ? null : Number(count), who });
      drop(value);
    },
    { done: say(texts.saved), refreshes: ['readIncident'], failed: { otherwise: say(texts.failed) } },
  );
  const save = () => {
    const isWrong = !/^\d{0,9}$/.test(count.trim());
    setErrors(isWrong ? { count: say(texts.wrongNumber) } : {});
    if (!isWrong) void act();
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <TextField
        label={say(texts.count)}
        inputMode="numeric"
        value={count}
        onChange={(number) => change((before) => ({ ...before, count: number }))}
        errorMessage={errors.count}
      />
      <TextArea
        label={say(texts.who)}
        maxLength={2000}
        value={who}
        onChange={(words) => change((before) => ({ ...before, who: words }))}
        errorMessage={errors.who}
      />
      <Button variant="secondary" isBusy={isBusy} onPress={save}>
        {say(texts.save)}
      </Button>
    </div>
  );
}
