import type { Language } from '@portal/domain/texts/languages.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

type BrandsTable = {
  brand_id: string;
  data: Json;
  version: Generated<number>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

type BrandWordsTable = {
  brand_id: string;
  language: Language;
  text_id: string;
  words: string;
  original: string;
  version: Generated<number>;
  changed_at: Timestamp;
};

type PlansTable = {
  plan_id: string;
  position: number;
  data: Json;
  is_trial_plan: boolean;
  version: Generated<number>;
  updated_at: Timestamp;
};

type PortalImagesTable = { file_name: string; media_type: string; bytes: Buffer; created_at: Timestamp };

type PortalFactsTable = { name: string; value: Json };

type AuditLogTable = {
  audit_id: Generated<string>;
  at: Timestamp;
  org_id: string | null;
  actor_id: string | null;
  /** How the actor was called on that day; null for the portal, and for staff in a customer's portal. */
  actor_name: Generated<string | null>;
  actor_email: Generated<string | null>;
  action: string;
  subject: string;
  /** How the person was called whose address is the subject. */
  subject_name: Generated<string | null>;
  details: Json;
  ip: string;
  transaction_id: string;
};

type RetentionTimesTable = { kind: string; days: number };

type RateCountsTable = { key_hash: Buffer; counted: number; ends_at: Timestamp };

/** What the provider sets up, portal-wide facts and the log. */
export type PortalTables = {
  brands: BrandsTable;
  brand_words: BrandWordsTable;
  plans: PlansTable;
  portal_images: PortalImagesTable;
  portal_facts: PortalFactsTable;
  audit_log: AuditLogTable;
  rate_counts: RateCountsTable;
  retention_times: RetentionTimesTable;
};
