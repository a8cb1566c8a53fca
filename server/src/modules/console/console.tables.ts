import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import type { SetUpLine } from '@portal/domain/console/set-up/set-up-line.ts';
import type { Generated } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type StaffInvitesTable = {
  staff_invite_id: string;
  token_hash: Buffer;
  email: string;
  staff_role: StaffRole;
  invited_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
};

type OrganisationExportsTable = {
  export_id: string;
  org_id: string;
  requested_by: string | null;
  requested_at: Timestamp;
  ready_at: Timestamp | null;
  expires_at: Timestamp;
  content: Buffer | null;
};

type PromotionsTable = {
  promotion_id: string;
  brand_id: string | null;
  text: string;
  link_label: string;
  link_url: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  created_at: Timestamp;
  version: Generated<number>;
};

type ReleaseNotesTable = {
  release_note_id: string;
  title: string;
  body: string;
  published_at: Timestamp | null;
  created_at: Timestamp;
  version: Generated<number>;
};

type SeenNewsTable = { user_id: string; news_id: string; seen_at: Timestamp };

type MailLogTable = {
  mail_id: string;
  org_id: Generated<string | null>;
  recipient: string;
  kind: string;
  status: 'queued' | 'sent' | 'failed';
  attempts: Generated<number>;
  queued_at: Timestamp;
  ended_at: Timestamp | null;
  last_error: Generated<string>;
  sealed: string | null;
};

type LettersTable = {
  letter_id: string;
  subject: string;
  body: string;
  sent_at: Timestamp;
  sent_by: string | null;
  sent_by_name: string;
  sent_by_email: string;
  ended_at: OptionalTimestamp;
  customers: Generated<number>;
  people: Generated<number>;
  left_out: Generated<number>;
};

type LetterRecipientsTable = {
  letter_id: string;
  org_id: string;
  ended_at: OptionalTimestamp;
  people: Generated<number>;
};

type BrandSetUpsTable = {
  brand_id: string;
  dkim_selector: string | null;
  legal_read_by: string | null;
  is_hidden: Generated<boolean>;
  checked_at: OptionalTimestamp;
  checked_by: Generated<string>;
  checked_for: Generated<string>;
  lines: Json<readonly SetUpLine[]>;
  test_mail_id: string | null;
  test_mail_to: Generated<string>;
  test_mail_from: Generated<string>;
};

type SandboxesTable = {
  brand_id: string;
  organisation_id: string | null;
  state: Generated<'preparing' | 'ready'>;
  email: string;
  first_name: string;
  last_name: string;
  asked_by: string | null;
  asked_by_name: string;
  asked_at: Timestamp;
  filled_at: OptionalTimestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    staff_invites: StaffInvitesTable;
    organisation_exports: OrganisationExportsTable;
    promotions: PromotionsTable;
    release_notes: ReleaseNotesTable;
    seen_news: SeenNewsTable;
    mail_log: MailLogTable;
    brand_set_ups: BrandSetUpsTable;
    letters: LettersTable;
    sandboxes: SandboxesTable;
    letter_recipients: LetterRecipientsTable;
  }
}
