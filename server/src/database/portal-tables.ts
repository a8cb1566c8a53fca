import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

type BrandsTable = { brand_id: string; data: Json; updated_at: Generated<Timestamp> };

type PortalFactsTable = { name: string; value: Json };

type AuditLogTable = {
  audit_id: Generated<string>;
  at: Timestamp;
  org_id: string | null;
  actor_id: string | null;
  action: string;
  subject: string;
  details: Json;
  ip: string;
  transaction_id: string;
};

/** Portal-wide facts and the log. */
export type PortalTables = {
  brands: BrandsTable;
  portal_facts: PortalFactsTable;
  audit_log: AuditLogTable;
};
