import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { saveInterviewRow } from '../interview/interview.store.ts';
import { writeLibraryPolicy } from '../library/write-library-policy.ts';
import { insertDemoSignOffs } from './demo-policies.store.ts';

const DAY_MS = 24 * 60 * 60_000;
const COMMON: FieldValues = {
  securityLead: 'Sam Okafor',
  itSupport: 'Quayside IT',
  accountablePerson: 'Dana Reyes',
  incidentLead: 'Dana Reyes',
};

type DemoPolicy = {
  readonly policyId: string;
  readonly daysAgo: number;
  readonly answers: FieldValues;
  /** How many of the staff were asked to confirm it. All have: those who had not would be reminded, and nobody is there. */
  readonly confirmedBy?: number;
  readonly isDraft?: true;
};

const POLICIES: readonly DemoPolicy[] = [
  {
    policyId: 'password-authentication',
    daysAgo: 31,
    answers: { passwordManager: 'Bitwarden' },
    confirmedBy: 8,
  },
  { policyId: 'acceptable-use', daysAgo: 30, answers: {}, confirmedBy: 6 },
  { policyId: 'backup-recovery', daysAgo: 24, answers: {} },
  { policyId: 'incident-response', daysAgo: 17, answers: { incidentDeputy: 'Sam Okafor' } },
  { policyId: 'email-internet', daysAgo: 2, answers: {}, isDraft: true },
];

/** Staff who confirm policies. */
const STAFF = [
  'Amara Cole',
  'Ben Okafor',
  'Chiara Rossi',
  'Dmitri Novak',
  'Elena Fuchs',
  'Femi Adeyemi',
  'Grace Lindqvist',
  'Hugo Martin',
] as const;

/** What the firm answered for all policies. */
const INTERVIEW: FieldValues = {
  ...COMMON,
  incidentDeputy: 'Sam Okafor',
  paymentMaker: 'Sam Okafor',
  paymentChecker: 'Dana Reyes',
  privacyContact: 'Sam Okafor',
  passwordManager: 'Bitwarden',
};

/** Gives the demonstration's organisation four policies that hold, two of them confirmed by the staff, a draft, and shared answers. */
export async function fillDemo(tx: SystemTransaction, { orgId, owner, company, now }: DemoFirm): Promise<void> {
  const savedAt = new Date(now.getTime() - Math.max(...POLICIES.map(({ daysAgo }) => daysAgo)) * DAY_MS);
  await saveInterviewRow(tx, { orgId, answers: INTERVIEW, version: 1, savedAt, byName: owner.name });
  for (const { policyId, daysAgo, answers, confirmedBy = 0, isDraft } of POLICIES) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const written = await writeLibraryPolicy(
      tx,
      { orgId, userId: owner.userId, byName: owner.name, firm: { companyName: company.companyName } },
      { policyId, status: isDraft ? 'Draft' : 'Active', answers: { ...COMMON, ...answers }, at },
    );
    await insertDemoSignOffs(
      tx,
      { orgId, byName: owner.name, companyName: company.companyName, at },
      written,
      STAFF.slice(0, confirmedBy),
    );
  }
}
