import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

/** How many organisations a part of a name may mean. */
const MAX_ORGANISATIONS = 100;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type AuditFilter = {
  readonly organisation: string;
  readonly person: string;
  readonly action: string;
  readonly from: Date | null;
  /** The first moment that does not count any more. */
  readonly until: Date | null;
};

export type AuditPosition = { readonly at: Date; readonly auditId: string };

/** Entries of the log after a position, newest first. */
export function listEntries(tx: SystemTransaction, filter: AuditFilter, before: AuditPosition | null, limit: number) {
  const { organisation, person, action, from, until } = filter;
  return tx
    .selectFrom('audit_log')
    .leftJoin('users', 'users.user_id', 'audit_log.actor_id')
    .leftJoin('organisations', 'organisations.org_id', 'audit_log.org_id')
    .select(['audit_log.audit_id', 'audit_log.at', 'audit_log.action', 'audit_log.ip'])
    .select(['audit_log.subject', 'audit_log.subject_name'])
    .select(['audit_log.details', 'audit_log.org_id', 'organisations.company_name'])
    .select(sql<string | null>`coalesce(audit_log.actor_email, audit_log.details->>'staff', users.email)`.as('actor'))
    .$if(organisation !== '', (query) =>
      UUID.test(organisation)
        ? query.where('audit_log.org_id', '=', organisation)
        : query.where('audit_log.org_id', 'in', (inner) =>
            inner
              .selectFrom('organisations')
              .select('org_id')
              .where('name_without_marks', 'like', containsPattern(withoutMarks(organisation)))
              .limit(MAX_ORGANISATIONS),
          ),
    )
    .$if(person !== '', (query) =>
      query.where('audit_log.actor_id', 'in', (inner) => peopleOf(inner, person.toLowerCase())),
    )
    .$if(action !== '', (query) => query.where('audit_log.action', '=', action))
    .$if(from !== null, (query) => query.where('audit_log.at', '>=', from ?? new Date(0)))
    .$if(until !== null, (query) => query.where('audit_log.at', '<', until ?? new Date(0)))
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(audit_log.at, audit_log.audit_id) < (${before?.at}, ${before?.auditId}::bigint)`),
    )
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.audit_id', 'desc')
    .limit(limit)
    .execute();
}

/** Who has an address now, or had it when an entry was made: people are removed, and addresses change. */
function peopleOf(expression: ExpressionBuilder<Tables, keyof Tables>, email: string) {
  return expression
    .selectFrom('users')
    .select('users.user_id')
    .where('users.email', '=', email)
    .union(
      expression
        .selectFrom('audit_log as named')
        .select(sql<string>`named.actor_id`.as('user_id'))
        .where('named.actor_email', '=', email),
    );
}
