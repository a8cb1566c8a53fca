import { type RawBuilder, sql } from 'kysely';

/** How the concierge stands to one person of an organisation. */
export type ConciergeFacts = {
  /** Open ones. */
  readonly weaknesses: number;
  /** Open ones that are critical or high, and which of them is the worst and newest. */
  readonly urgent: number;
  /** Of them the critical ones. */
  readonly critical: number;
  readonly worst: { readonly id: string; readonly title: string; readonly severity: string } | null;
  readonly unreadWeaknesses: number;
  readonly unreadAlerts: number;
  readonly unreadReplies: number;
  readonly openRequests: number;
};

/** What the concierge has for a person: one value of a larger statement. */
export function selectConciergeFacts(userId: string | null): RawBuilder<ConciergeFacts> {
  return sql`(
    select jsonb_build_object(
      'weaknesses', count(*) filter (where status = 'Open'),
      'urgent', count(*) filter (where status = 'Open' and severity_order <= 2),
      'critical', count(*) filter (where status = 'Open' and severity_order = 1),
      'worst', (array_agg(jsonb_build_object('id', weakness_id, 'title', title, 'severity', severity)
        order by severity_order, reported_on desc, weakness_id) filter (where status = 'Open' and severity_order <= 2))[1],
      'unreadWeaknesses', count(*) filter (where not exists (
        select from weakness_reads read where read.org_id = weakness.org_id and read.weakness_id = weakness.weakness_id
          and read.user_id = ${userId} and read.read_at >= greatest(weakness.published_at, weakness.status_updated_at))),
      'unreadAlerts', (select count(*) from concierge_deliveries delivery where delivery.withdrawn_at is null and not exists (
        select from concierge_reads read where read.org_id = delivery.org_id and read.message_id = delivery.message_id
          and read.user_id = ${userId})),
      'unreadReplies', (select count(*) from help_requests request where request.answered_at is not null and not exists (
        select from help_reads read where read.org_id = request.org_id and read.help_request_id = request.help_request_id
          and read.user_id = ${userId} and read.read_at >= request.answered_at)),
      'openRequests', (select count(*) from help_requests where state <> 'closed'))
    from weaknesses weakness where published_at is not null and withdrawn_at is null
  )`;
}
