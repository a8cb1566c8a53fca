import { randomUUID } from 'node:crypto';
import { deadlinesOfPlaces } from '@portal/domain/incidents/deadlines-of-places.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { readCountries } from '../../profile/public.ts';
import { kindHelp, stepsOf } from '../help/read-kinds.ts';
import { insertDemoCard, insertDemoIncident } from './demo-incident.store.ts';
import { DECISION, DEMO_CONTACTS, DEMO_LOG, DEMO_RECORD, type DemoEntry } from './demo-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_AGO = 41;

/** The demonstration's emergency card, and one incident that is over: a laptop that was left on a train and came back. */
export async function fillDemo(tx: SystemTransaction, { orgId, owner, now }: DemoFirm): Promise<void> {
  const noticedAt = new Date(now.getTime() - DAYS_AGO * 24 * HOUR_MS);
  const after = (minutes: number) => new Date(noticedAt.getTime() + minutes * MINUTE_MS);
  const steps = stepsOf(kindHelp('lost-device', 'en'));
  await insertDemoCard(tx, { orgId, contacts: DEMO_CONTACTS, at: after(-30 * 24 * 60), by: owner.name });
  await insertDemoIncident(tx, {
    orgId,
    incidentId: randomUUID(),
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
