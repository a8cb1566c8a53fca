import type {
  addIncidentNote as addIncidentNoteCall,
  markIncidentDeadline as markIncidentDeadlineCall,
  markIncidentStep as markIncidentStepCall,
  sayIncidentPeople as sayIncidentPeopleCall,
} from '@portal/contract/incidents/incidents.calls.ts';
import { deadlinesOfPlaces } from '@portal/domain/incidents/deadlines-of-places.ts';
import { doneSteps, markedDeadlines } from '@portal/domain/incidents/incident-log.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findPlaces } from '../../profile/public.ts';
import { kindHelp, stepsOf } from '../help/read-kinds.ts';
import { changeIncident } from './change-incident.ts';
import { updateIncident } from './incidents.store.ts';
import { log } from './records.texts.ts';

/** Adds a note. */
export function addIncidentNote(
  services: Services,
  caller: CallerOf<typeof addIncidentNoteCall>,
  { incidentId, requestId, text }: InputOf<typeof addIncidentNoteCall>,
): Promise<AnswerOf<typeof addIncidentNoteCall>> {
  return changeIncident(services, caller, { incidentId, action: 'incident.noted' }, ({ entries }) =>
    entries.some((entry) => entry.request_id === requestId) ? null : { kind: 'note', requestId, text },
  );
}

/** Ticks a step off or opens it again; one that stands so already is not written down a second time. */
export function markIncidentStep(
  services: Services,
  caller: CallerOf<typeof markIncidentStepCall>,
  { incidentId, stepId, isDone }: InputOf<typeof markIncidentStepCall>,
): Promise<AnswerOf<typeof markIncidentStepCall>> {
  return changeIncident(services, caller, { incidentId, action: 'incident.step' }, ({ row, entries }) => {
    const step = stepsOf(kindHelp(row.kind, caller.language)).find(({ id }) => id === stepId);
    if (step === undefined) throw new AppError('NOT_FOUND');
    if (doneSteps(entries).has(stepId) === isDone) return null;
    return { kind: isDone ? 'step-done' : 'step-open', subject: stepId, subjectName: step.do };
  });
}

/** Says of a deadline that it was kept, or why it does not apply, or opens it again. */
export function markIncidentDeadline(
  services: Services,
  caller: CallerOf<typeof markIncidentDeadlineCall>,
  { incidentId, deadlineId, mark, reason }: InputOf<typeof markIncidentDeadlineCall>,
): Promise<AnswerOf<typeof markIncidentDeadlineCall>> {
  return changeIncident(services, caller, { incidentId, action: 'incident.deadline' }, async (change) => {
    const places = await findPlaces(change.tx, caller.brand, caller.language);
    const deadline = deadlinesOfPlaces(places, change.row.kind).find(({ id }) => id === deadlineId);
    if (deadline === undefined) throw new AppError('NOT_FOUND');
    const said = markedDeadlines(change.entries).get(deadlineId);
    if ((said?.mark ?? 'open') === mark && (said?.entry.said ?? '') === reason) return null;
    return {
      kind: `deadline-${mark}`,
      subject: deadlineId,
      subjectName: `${deadline.name} (${deadline.law})`,
      text: reason,
    };
  });
}

/** Says whose data it is about; what was said before stays in the log. */
export function sayIncidentPeople(
  services: Services,
  caller: CallerOf<typeof sayIncidentPeopleCall>,
  { incidentId, count, who }: InputOf<typeof sayIncidentPeopleCall>,
): Promise<AnswerOf<typeof sayIncidentPeopleCall>> {
  const say = sayFor(caller.brand, caller.language);
  return changeIncident(services, caller, { incidentId, action: 'incident.people' }, async ({ tx, row }) => {
    if (row.people_count === count && row.people_who === who) return null;
    await updateIncident(tx, incidentId, { people_count: count, people_who: who });
    const number = count === null ? say(log.unknownNumber) : say(log.peopleCount, { count });
    return { kind: 'people', text: who === '' ? number : `${number} ${who}` };
  });
}
