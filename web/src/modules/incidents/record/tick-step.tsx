import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import type { HelpStep } from '../../../portal/incidents/incident-help-types.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { recordPage as texts } from './record.texts.ts';
import type { IncidentRecord } from './record-types.ts';

/** A step of a record, with the box that ticks it off; when and by whom it was ticked stands below. */
export function TickStep({ record, step }: { readonly record: IncidentRecord; readonly step: HelpStep }) {
  const { formatDateTime } = useFormatDate();
  const { incidentId, doneSteps, closedAt } = record;
  const done = doneSteps.find(({ stepId }) => stepId === step.id);
  const { act, isBusy } = useAction(
    (isDone: boolean) => callApi('markIncidentStep', { incidentId, stepId: step.id, isDone }),
    { refreshes: ['readIncident'], failed: { otherwise: say(texts.stepFailed) } },
  );
  return (
    <Checkbox
      isSelected={done !== undefined}
      isDisabled={closedAt !== null || isBusy}
      onChange={(isDone) => void act(isDone)}
      description={
        done === undefined ? undefined : say(texts.stepDone, { time: formatDateTime(done.at), name: done.by })
      }
    >
      <span className="font-semibold">{step.do}</span>
    </Checkbox>
  );
}
