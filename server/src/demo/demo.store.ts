import { NO_GOALS } from '@portal/domain/profile/org-goals.ts';
import type { SystemTransaction } from '../database/database.ts';
import { DEMO_COMPANY, type DEMO_PEOPLE } from './demo-organisation.ts';

export async function isDemoThere(tx: SystemTransaction, email: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

export async function insertDemoOrganisation(
  tx: SystemTransaction,
  organisation: { orgId: string; brandId: string; planId: string; isSandbox: boolean; since: Date },
): Promise<void> {
  await tx
    .insertInto('organisations')
    .values({
      org_id: organisation.orgId,
      brand_id: organisation.brandId,
      company_name: DEMO_COMPANY.companyName,
      company_url: DEMO_COMPANY.companyUrl,
      number_of_employees: DEMO_COMPANY.numberOfEmployees,
      industry: DEMO_COMPANY.industry,
      phone: DEMO_COMPANY.phone,
      plan_id: organisation.planId,
      subscription_status: 'ACTIVE',
      subscribed_at: organisation.since,
      trial_ends_at: null,
      requested_plan_id: null,
      requested_plan_at: null,
      is_sandbox: organisation.isSandbox,
      created_at: organisation.since,
    })
    .execute();
}

export async function insertDemoPerson(
  tx: SystemTransaction,
  ids: { userId: string; orgId: string; subject: string; email: string; isMadeUp: boolean },
  person: (typeof DEMO_PEOPLE)[number],
  since: Date,
): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      user_id: ids.userId,
      org_id: ids.orgId,
      identity_subject: ids.subject,
      email: ids.email,
      is_made_up: ids.isMadeUp,
      first_name: person.firstName,
      last_name: person.lastName,
      job_title: person.jobTitle,
      org_goals: JSON.stringify({ ...NO_GOALS, proactivelyProtectMyOrganization: true }),
      has_seen_org_goals: true,
      // They have used the portal for months: nothing opens over what they came to see.
      portal_data: JSON.stringify({
        introViewed: { dashboard: true, monitoring: true },
        cybermaturity: { hasSeenReleaseNotes: true },
      }),
      welcome_email_sent: true,
      subscription_id: null,
      created_at: since,
    })
    .execute();
}
