import { assess } from '@portal/domain/maturity/assess.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { insertDemoAnswers, insertDemoLevel } from './demo-maturity.store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What the bakery answered at first; what is not here was not known. */
const AT_FIRST: Readonly<Record<string, number>> = {
  leadership: 2,
  awareness: 1,
  'risky-roles': 1,
  reporting: 1,
  'joiners-leavers': 2,
  'acceptable-use': 1,
  'expert-help': 1,
  policies: 1,
  risks: 1,
  inventory: 2,
  updates: 2,
  suppliers: 1,
  'incident-plan': 1,
  'notice-duties': 1,
  backup: 1,
  mfa: 1,
  passwords: 1,
  'admin-rights': 2,
  devices: 1,
  malware: 3,
  'email-domain': 1,
  network: 2,
  website: 1,
};
/** What has changed since, by the days before today on which somebody noted it. */
const SINCE: readonly (readonly [number, Readonly<Record<string, number>>])[] = [
  [21, { mfa: 2, awareness: 2, website: 2 }],
  [4, { awareness: 3, mfa: 3, website: 3, backup: 2, 'expert-help': 3, passwords: 2 }],
];
const UNKNOWN = 'logs';
const NOTES: Readonly<Record<string, string>> = {
  backup: 'The external disk is at Dana’s home. Nobody has tried to restore from it yet.',
  mfa: 'Email, the bank and the table booking have it.',
};

/** Gives the demonstration's organisation a finished assessment that got better twice, and one thing that nobody knows. */
export async function fillDemo(
  tx: SystemTransaction,
  { orgId, owner, since, now, timeZone }: DemoFirm,
  { maturitySet }: MaturityServices,
): Promise<void> {
  const set = maturitySet('en');
  const visits = [
    { at: new Date(since.getTime() + DAY_MS), levels: { ...AT_FIRST, [UNKNOWN]: 0 } },
    ...SINCE.map(([daysAgo, levels]) => ({ at: new Date(now.getTime() - daysAgo * DAY_MS), levels })),
  ];
  const answers = new Map<string, { level: number; at: Date; version: number }>();
  for (const { at, levels } of visits) {
    for (const [elementId, level] of Object.entries(levels)) {
      if (set.byPath.has(elementId))
        answers.set(elementId, { level, at, version: (answers.get(elementId)?.version ?? 0) + 1 });
    }
    const stood = assess(set.elements, new Map([...answers].map(([elementId, { level }]) => [elementId, level])));
    await insertDemoLevel(tx, { orgId, onDay: dayOf(at, timeZone), at, ...stood });
  }
  const rows = [...answers].map(([elementId, answer]) => ({
    ...answer,
    elementId,
    questionVersion: set.byPath.get(elementId)?.version ?? 1,
    dontKnow: elementId === UNKNOWN,
    note: NOTES[elementId] ?? '',
  }));
  await insertDemoAnswers(tx, { orgId, userId: owner.userId, byName: owner.name }, rows);
}
