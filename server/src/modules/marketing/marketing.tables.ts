import type { MarketingConsentKind } from '@portal/domain/marketing/marketing-consent.ts';
import type { UsageEventName } from '@portal/domain/marketing/usage-events.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type LeadsTable = {
  lead_id: string;
  email: string;
  first_name: string;
  last_name: string;
  company_name: string;
  job_title: string;
  phone: string;
  lead_form: string;
  source: string;
  lead_status: string;
  promotions_opt_in: boolean;
  page_uri: string;
  page_name: string;
  hutk: string;
  ip: string;
  brand_id: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  delivered_at: OptionalTimestamp;
};

type MarketingConsentsTable = {
  consent_id: string;
  user_id: string;
  kind: MarketingConsentKind;
  consent_text: string;
  /** Of its words. */
  language: Language;
  ip: string;
  at: Timestamp;
  taken_back_at: OptionalTimestamp;
};

type UsageEventsTable = { event_id: string; org_id: string | null; name: UsageEventName; at: Timestamp };

declare module '../../database/tables.ts' {
  interface Tables {
    leads: LeadsTable;
    marketing_consents: MarketingConsentsTable;
    usage_events: UsageEventsTable;
  }
}
