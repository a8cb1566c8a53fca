import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { hashToken } from '../system/tokens.ts';
import type { InsertRow } from './insert-row.ts';

type MarkedMember = {
  readonly orgId: string;
  readonly userId: string;
  readonly email: string;
  readonly marker: string;
};

const HOUR_MS = 60 * 60_000;

/** What staff works with about an organisation: colleagues, a service session, an export, mails, jobs, and what is told to members. */
export async function fillConsole(insert: InsertRow, member: MarkedMember, now: Date) {
  const { marker } = member;
  const ids = {
    serviceSessionId: randomUUID(),
    visitRequestId: randomUUID(),
    staffId: randomUUID(),
    expertId: randomUUID(),
    staffInviteId: randomUUID(),
    exportId: randomUUID(),
    failedMailId: randomUUID(),
    failedJobId: randomUUID(),
    promotionId: randomUUID(),
    releaseNoteId: randomUUID(),
    letterId: randomUUID(),
  };
  const earlier = new Date(now.getTime() - HOUR_MS);
  const later = new Date(now.getTime() + HOUR_MS);
  const staffSessionId = randomUUID();
  await insert('users', {
    user_id: ids.staffId,
    identity_subject: randomUUID(),
    email: `staff-${marker}@provider.example`,
    is_staff: true,
    staff_role: 'support',
    created_at: now,
  });
  await insert('users', {
    user_id: ids.expertId,
    identity_subject: randomUUID(),
    email: `expert-${marker}@provider.example`,
    is_staff: true,
    staff_role: 'expert',
    created_at: now,
  });
  const sandbox = { email: `sandbox-${marker}@firm.example`, first_name: marker, last_name: marker };
  const asked = { asked_by: ids.staffId, asked_by_name: marker, asked_at: earlier };
  const ready = { state: 'ready', organisation_id: member.orgId, filled_at: now };
  await insert('sandboxes', { ...sandbox, ...asked, ...ready, brand_id: `sandbox-${marker}` });
  for (const brandId of [`late-${marker}`, `unwanted-${marker}`])
    await insert('sandboxes', { ...sandbox, ...asked, brand_id: brandId });
  const assigned = { assigned_by_name: marker, assigned_at: now };
  await insert('expert_customers', { ...assigned, org_id: member.orgId, user_id: ids.staffId });
  await insert('sessions', {
    session_id: staffSessionId,
    token_hash: hashToken(`staff ${marker}`),
    user_id: ids.staffId,
    created_at: now,
    active_at: now,
    expires_at: later,
    ip: '10.0.0.1',
    user_agent: marker,
  });
  await insert('service_sessions', {
    session_id: staffSessionId,
    service_session_id: ids.serviceSessionId,
    org_id: member.orgId,
    staff_id: ids.staffId,
    staff_email: `staff-${marker}@provider.example`,
    reason: marker,
    opened_at: now,
    ends_at: later,
  });
  await insert('visits', {
    visit_id: ids.serviceSessionId,
    org_id: member.orgId,
    staff_email: `staff-${marker}@provider.example`,
    reason: marker,
    opened_at: now,
    ends_at: later,
  });
  await insert('visit_requests', {
    visit_request_id: ids.visitRequestId,
    org_id: member.orgId,
    staff_id: ids.staffId,
    staff_email: `staff-${marker}@provider.example`,
    reason: marker,
    state: 'waiting',
    asked_at: now,
    ends_at: later,
  });
  await insert('organisation_exports', {
    export_id: ids.exportId,
    org_id: member.orgId,
    requested_at: earlier,
    ready_at: earlier,
    expires_at: later,
    content: gzipSync(JSON.stringify({ marker })),
  });
  await insert('mail_log', {
    mail_id: ids.failedMailId,
    org_id: member.orgId,
    recipient: member.email,
    kind: 'welcome',
    status: 'failed',
    attempts: 3,
    queued_at: earlier,
    ended_at: now,
    last_error: marker,
    sealed: 'what would send it again',
  });
  await insert('jobs.job', { id: ids.failedJobId, name: 'run-scan', data: '{}', state: 'failed', retry_count: 2 });
  await insert('staff_invites', {
    staff_invite_id: ids.staffInviteId,
    token_hash: hashToken(`colleague ${marker}`),
    email: `new-staff-${marker}@provider.example`,
    staff_role: 'support',
    created_at: now,
    expires_at: later,
  });
  // Nobody is shown these two: the promotion has ended, and the release note is a draft.
  await insert('promotions', {
    promotion_id: ids.promotionId,
    text: 'Two months for the price of one.',
    starts_at: earlier,
    ends_at: now,
    created_at: earlier,
  });
  await insert('release_notes', {
    release_note_id: ids.releaseNoteId,
    title: 'What is new',
    body: 'Scans are faster.',
    created_at: earlier,
  });
  await insert('letters', {
    letter_id: ids.letterId,
    subject: 'A word to all',
    body: 'Thank you for the year.',
    sent_at: earlier,
    sent_by_name: 'Robin Park',
    sent_by_email: 'robin@provider.example',
  });
  await insert('letter_recipients', { letter_id: ids.letterId, org_id: member.orgId, ended_at: now, people: 1 });
  await insert('seen_news', { user_id: member.userId, news_id: ids.promotionId, seen_at: now });
  return ids;
}
