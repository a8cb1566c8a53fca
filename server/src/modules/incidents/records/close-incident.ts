import type {
  closeIncident as closeIncidentCall,
  reopenIncident as reopenIncidentCall,
} from '@portal/contract/incidents/incidents.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { changeIncident } from './change-incident.ts';
import { updateIncident } from './incidents.store.ts';
import { fillInRegister } from './keep-in-register.ts';

/** Ends a record with what it came from and what changes; the same once more changes nothing. */
export function closeIncident(
  services: Services,
  caller: CallerOf<typeof closeIncidentCall>,
  { incidentId, rootCause, lessons }: InputOf<typeof closeIncidentCall>,
): Promise<AnswerOf<typeof closeIncidentCall>> {
  return changeIncident(services, caller, { incidentId, action: 'incident.closed' }, async (change) => {
    const { tx, row, entries, now, byName } = change;
    await updateIncident(tx, incidentId, {
      root_cause: rootCause,
      lessons,
      closed_at: now,
      closed_by_name: byName,
    });
    const place = { timeZone: caller.brand.timeZone, locale: sayFor(caller.brand, caller.language).locale };
    await fillInRegister(tx, { row, entries, rootCause, lessons }, place, { byName, at: now });
    return { kind: 'closed', text: `${rootCause}\n\n${lessons}` };
  });
}

/** Opens a closed record again; one that is open stays so. */
export function reopenIncident(
  services: Services,
  caller: CallerOf<typeof reopenIncidentCall>,
  { incidentId }: InputOf<typeof reopenIncidentCall>,
): Promise<AnswerOf<typeof reopenIncidentCall>> {
  const what = { incidentId, action: 'incident.reopened', isForClosed: true };
  return changeIncident(services, caller, what, async ({ tx, row }) => {
    if (row.closed_at === null) return null;
    await updateIncident(tx, incidentId, { closed_at: null, closed_by_name: null });
    return { kind: 'reopened' };
  });
}
