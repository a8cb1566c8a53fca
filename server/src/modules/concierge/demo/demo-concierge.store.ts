import { randomUUID } from 'node:crypto';
import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import type { FactKey } from '@portal/domain/facts/facts.ts';
import type { SystemTransaction } from '../../../database/database.ts';

/** A weakness of the demonstration, as an expert writes it. */
export type DemoWeakness = {
  readonly title: string;
  readonly severity: WeaknessSeverity;
  readonly cvssVector: string | null;
  readonly cvssScore: number | null;
  readonly fact: FactKey;
  readonly daysAgo: number;
  readonly status: WeaknessStatus;
  readonly statusNote: string;
  readonly body: string;
};

export async function insertDemoWeakness(
  tx: SystemTransaction,
  weakness: DemoWeakness & { weaknessId: string; orgId: string; at: Date; statusAt: Date | null; byName: string },
): Promise<void> {
  await tx
    .insertInto('weaknesses')
    .values({
      weakness_id: weakness.weaknessId,
      org_id: weakness.orgId,
      title: weakness.title,
      severity: weakness.severity,
      cvss_score: weakness.cvssScore,
      cvss_vector: weakness.cvssVector,
      fact_key: weakness.fact,
      status: weakness.status,
      status_note: weakness.statusNote,
      status_updated_at: weakness.statusAt,
      reported_on: weakness.at.toISOString().slice(0, 10),
      body: weakness.body,
      published_at: weakness.at,
      source: 'console',
      import_key: null,
      created_at: weakness.at,
      created_by_name: weakness.byName,
      changed_at: weakness.statusAt ?? weakness.at,
    })
    .execute();
}

/** A message to this organisation alone, so that a demonstration beside real customers reaches none of them. */
export async function insertDemoMessage(
  tx: SystemTransaction,
  message: { messageId: string; orgId: string; title: string; body: string; at: Date; byName: string },
): Promise<void> {
  const { messageId, orgId, title, body, at } = message;
  await tx
    .insertInto('concierge_messages')
    .values({
      message_id: messageId,
      title,
      body,
      audience: JSON.stringify({ kind: 'organisations', ids: [orgId] }),
      published_at: at,
      created_at: at,
      created_by_name: message.byName,
    })
    .execute();
  await tx
    .insertInto('concierge_deliveries')
    .values({ org_id: orgId, message_id: messageId, title, body, published_at: at, delivered_at: at })
    .execute();
}

/** A question with its answer. */
export async function insertDemoRequest(
  tx: SystemTransaction,
  request: {
    helpRequestId: string;
    orgId: string;
    userId: string;
    userName: string;
    subject: string;
    askedAt: Date;
    text: string;
    answeredAt: Date;
    byName: string;
    answer: string;
  },
): Promise<void> {
  const { helpRequestId, orgId, askedAt, answeredAt } = request;
  await tx
    .insertInto('help_requests')
    .values({
      help_request_id: helpRequestId,
      org_id: orgId,
      subject: request.subject,
      about_kind: 'general',
      about_id: null,
      about_label: 'A general question',
      state: 'waiting',
      assignee_id: null,
      opened_by: request.userId,
      opened_by_name: request.userName,
      opened_at: askedAt,
      last_reply_at: answeredAt,
      last_reply_by: 'concierge',
      answered_at: answeredAt,
    })
    .execute();
  const reply = { org_id: orgId, help_request_id: helpRequestId };
  await tx
    .insertInto('help_replies')
    .values([
      {
        ...reply,
        reply_id: randomUUID(),
        author: 'customer',
        author_id: request.userId,
        author_name: request.userName,
        text: request.text,
        at: askedAt,
      },
      {
        ...reply,
        reply_id: randomUUID(),
        author: 'concierge',
        author_id: null,
        author_name: request.byName,
        text: request.answer,
        at: answeredAt,
      },
    ])
    .execute();
}
