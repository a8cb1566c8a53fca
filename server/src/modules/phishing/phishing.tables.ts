import type { MailState, ReportWay } from '@portal/domain/phishing/phishing-states.ts';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

/** Null until something sets it. */
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type PhishingProviderTable = {
  is_only: Generated<boolean>;
  is_stopped: Generated<boolean>;
  stopped_at: OptionalTimestamp;
  stopped_by_name: Optional<string>;
  checked_at: OptionalTimestamp;
  checked_domain: Generated<string>;
  is_sound: Generated<boolean>;
  records: ColumnType<unknown, string | undefined, string>;
};

type PhishingSettingsTable = {
  org_id: string;
  is_on: Generated<boolean>;
  turned_on_at: OptionalTimestamp;
  turned_on_by: Optional<string>;
  shows_names: Generated<boolean>;
  revision: Generated<number>;
  report_token_hash: Optional<Buffer>;
  report_link_at: OptionalTimestamp;
  report_link_by: Optional<string>;
};

type PhishingDomainsTable = {
  domain_id: string;
  org_id: string;
  domain: string;
  record_value: string;
  added_at: Timestamp;
  proved_by: Optional<'dns' | 'mail'>;
  proved_at: OptionalTimestamp;
  expires_at: OptionalTimestamp;
  code_hash: Optional<Buffer>;
  code_sent_to: Optional<string>;
  code_expires_at: OptionalTimestamp;
  code_tries: Generated<number>;
};

type PhishingCampaignsTable = {
  campaign_id: string;
  org_id: string;
  name: string;
  starts_on: string;
  ends_on: string;
  days: number;
  departments: string[];
  templates: string[];
  made_by_name: string;
  made_at: Timestamp;
  stopped_at: OptionalTimestamp;
  proofs_checked_at: OptionalTimestamp;
};

type PhishingMailsTable = {
  mail_id: string;
  org_id: string;
  campaign_id: string;
  trainee_id: string;
  template_id: string;
  level: number;
  department: string;
  state: Generated<MailState>;
  send_at: Timestamp;
  queued_at: OptionalTimestamp;
  sent_at: OptionalTimestamp;
  token_hash: Optional<Buffer>;
  trap_hash: Optional<Buffer>;
  trap_at: OptionalTimestamp;
  robot_at: OptionalTimestamp;
  clicked_at: OptionalTimestamp;
  further_at: OptionalTimestamp;
  lesson_done_at: OptionalTimestamp;
  reported_at: OptionalTimestamp;
  reported_by: Optional<ReportWay>;
};

type PhishingReportsTable = {
  report_id: string;
  org_id: string;
  sender: string;
  subject: string;
  way: ReportWay;
  reported_at: Timestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    phishing_provider: PhishingProviderTable;
    phishing_settings: PhishingSettingsTable;
    phishing_domains: PhishingDomainsTable;
    phishing_campaigns: PhishingCampaignsTable;
    phishing_mails: PhishingMailsTable;
    phishing_reports: PhishingReportsTable;
  }
}
