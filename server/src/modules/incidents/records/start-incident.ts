import type { startIncident as startIncidentCall } from '@portal/contract/incidents/incidents.calls.ts';
import { MAX_INCIDENTS, MAX_NOTICED_DAYS_AGO } from '@portal/domain/incidents/incident-log.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { auditCaller } from '../../audit/public.ts';
import {
  findOrganisationName,
  findUserName,
  listAdminEmails,
  lockOrganisation,
  readersLanguages,
} from '../../profile/public.ts';
import { beginRecord } from '../../registers/public.ts';
import { kindHelp } from '../help/read-kinds.ts';
import * as store from './incidents.store.ts';
import { recordOfIncident } from './keep-in-register.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Clocks of browsers are not exact. */
const AHEAD_MS = 5 * 60_000;

/** Begins a record and tells all admins; a page that sends its request twice begins one. */
export async function startIncident(
  services: Services,
  caller: CallerOf<typeof startIncidentCall>,
  { requestId, kind, noticedAt: noticed, whatHappened }: InputOf<typeof startIncidentCall>,
): Promise<AnswerOf<typeof startIncidentCall>> {
  const { orgId, userId } = caller.session;
  const now = services.clock.now();
  const noticedAt = new Date(noticed);
  const ago = now.getTime() - noticedAt.getTime();
  if (ago < -AHEAD_MS || ago > MAX_NOTICED_DAYS_AGO * DAY_MS)
    throw new AppError('NOTICED_AT_WRONG', { field: 'noticedAt' });
  const incidentId = await services.database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const earlier = await store.findIncidentOfRequest(tx, requestId);
    if (earlier !== null) return earlier;
    if ((await store.countIncidents(tx)) >= MAX_INCIDENTS)
      throw new AppError('TOO_MANY_INCIDENT_RECORDS', { values: { maximum: MAX_INCIDENTS } });
    const startedByName = await findUserName(tx, userId);
    const made = await store.insertIncident(tx, {
      ...{ orgId, requestId, kind, noticedAt, whatHappened, startedByName },
      startedAt: now,
    });
    await keepInRegister(services, tx, caller, {
      ...{ orgId, incidentId: made, kind, noticed_at: noticedAt, what_happened: whatHappened },
      ...{ started_by_name: startedByName, startedAt: now },
    });
    await tellAdmins(services, tx, caller, { incidentId: made, kind, whatHappened, startedBy: startedByName });
    await auditCaller(tx, caller, now, {
      action: 'incident.started',
      subject: kindHelp(kind, 'en').short,
      details: { incidentId: made, kind },
    });
    return made;
  });
  return { success: true, data: { incidentId } };
}

/** One entry in the register of incidents, where the plan holds registers: nobody has to write it down a second time. */
async function keepInRegister(
  { plans }: Services,
  tx: OrgTransaction,
  { brand, language, session }: CallerOf<typeof startIncidentCall>,
  started: Parameters<typeof recordOfIncident>[0],
): Promise<void> {
  if ((await plans.current(tx)).modules.compliance !== 'ACTIVE') return;
  const owner = { name: started.started_by_name, email: session.service === null ? session.email : '' };
  const record = recordOfIncident(started, owner, { timeZone: brand.timeZone, language });
  await beginRecord(tx, record, { byName: started.started_by_name, at: started.startedAt });
}

type Told = Pick<store.NewIncident, 'kind' | 'whatHappened'> & {
  readonly incidentId: string;
  readonly startedBy: string;
};

async function tellAdmins(
  { outbox, config }: Services,
  tx: OrgTransaction,
  { brand }: CallerOf<typeof startIncidentCall>,
  { incidentId, kind, whatHappened, startedBy }: Told,
): Promise<void> {
  const readers = await listAdminEmails(tx);
  const languageOf = await readersLanguages(tx, brand, readers);
  const organisationName = await findOrganisationName(tx);
  for (const to of readers) {
    const language = languageOf(to);
    const url = linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/incidents/record/${incidentId}`, language);
    const what = kindHelp(kind, language).title;
    await outbox.put(
      tx,
      brand,
      to,
      { kind: 'incident-started', organisationName, what, whatHappened, startedBy, url },
      { language },
    );
  }
}
