import { randomUUID } from 'node:crypto';
import { deadlinesOfPlaces } from '@portal/domain/incidents/deadlines-of-places.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { readCountries } from '../../profile/public.ts';
import { writeBegunRecord } from '../../registers/public.ts';
import { kindHelp, stepsOf } from '../help/read-kinds.ts';
import { recordOfIncident } from '../records/keep-in-register.ts';
import { insertDemoCard, insertDemoIncident } from './demo-incident.store.ts';
import { DECISION, DEMO_CONTACTS, DEMO_LOG, DEMO_RECORD, type DemoEntry } from './demo-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_AGO = 41;
/** When every laptop has its tag. */
const FOLLOW_UP_IN_DAYS = 9;

/** The demonstration's emergency card, and one incident that is over: a laptop that was left on a train and came back. */
export async function fillDemo(tx: SystemTransaction, { orgId, owner, now, timeZone }: DemoFirm): Promise<void> {
  const incidentId = randomUUID();
  const noticedAt = new Date(now.getTime() - DAYS_AGO * 24 * HOUR_MS);
  const after = (minutes: number) => new Date(noticedAt.getTime() + minutes * MINUTE_MS);
  const steps = stepsOf(kindHelp('lost-device', 'en'));
  await insertDemoCard(tx, { orgId, contacts: DEMO_CONTACTS, at: after(-30 * 24 * 60), by: owner.name });
  await insertDemoIncident(tx, {
    orgId,
    incidentId,
    kind: 'lost-device',
    noticedAt,
    startedAt: after(12),
    closedAt: after(DEMO_LOG.at(-1)?.minute ?? 0),
    by: owner.name,
    ...DEMO_RECORD,
    entries: [...DEMO_LOG.slice(0, -1), ...decisions(), ...DEMO_LOG.slice(-1)].map(
      ({ minute, kind, subject = '', name, text = '' }) => ({
        at: after(minute),
        kind,
        subject,
        subjectName: name ?? steps.find(({ id }) => id === subject)?.do ?? '',
        text,
      }),
    ),
  });
  await keepDemoRecord(tx, { orgId, incidentId, timeZone, owner }, { startedAt: after(12), noticedAt, now });
}

type Kept = Pick<DemoFirm, 'orgId' | 'timeZone' | 'owner'> & { readonly incidentId: string };

/** Its entry in the register of incidents, whose follow-up is still to be done. */
async function keepDemoRecord(
  tx: SystemTransaction,
  { orgId, incidentId, timeZone, owner }: Kept,
  { startedAt, noticedAt, now }: { readonly startedAt: Date; readonly noticedAt: Date; readonly now: Date },
): Promise<void> {
  const { whatHappened, rootCause: cause, lessons, peopleWho: affected } = DEMO_RECORD;
  const begun = recordOfIncident(
    {
      ...{ orgId, incidentId, startedAt, kind: 'lost-device', noticed_at: noticedAt },
      ...{ what_happened: whatHappened, started_by_name: owner.name },
    },
    owner,
    { timeZone, language: 'en' },
  );
  const followUpBy = addDays(dayOf(now, timeZone), FOLLOW_UP_IN_DAYS);
  const values = { ...begun.values, cause, lessons, affected, isPersonal: 'no', followUpBy };
  await writeBegunRecord(tx, { ...begun, values }, { byName: owner.name, at: startedAt });
}

/** No deadline applied, because nobody could read what was on the laptop; the demonstration's brand speaks of the US. */
function decisions(): readonly DemoEntry[] {
  const rules = readCountries('en').get('us');
  return deadlinesOfPlaces(rules === undefined ? [] : [rules], 'lost-device').map(({ id, name, law }) => ({
    minute: 28 * 60,
    kind: 'deadline-not-needed',
    subject: id,
    name: `${name} (${law})`,
    text: DECISION,
  }));
}
