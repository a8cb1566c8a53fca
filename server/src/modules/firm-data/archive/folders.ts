import type { Phrase } from '@portal/domain/texts/texts.ts';
import { parts as texts } from '../firm-data.texts.ts';

/** Where rows about people stand that belong to no organization by themselves, such as their sessions. */
export const PEOPLE_FOLDER = 'company';

/** The folders of a download with what each holds, and how the names of its tables begin. */
export const FOLDERS: readonly { readonly folder: string; readonly what: Phrase; readonly tables: RegExp }[] = [
  {
    folder: 'company',
    what: texts.company,
    tables:
      /^(organisation|users|invites|people_|directory_|sign_on_(settings|links|keepers|attempts|consents)|score_days|usage_events|digest_|calendar_feeds)/,
  },
  {
    folder: 'log',
    what: texts.log,
    tables: /^(audit_log|mail_log|visits|visit_requests|service_sessions|letter_recipients)/,
  },
  { folder: 'billing', what: texts.billing, tables: /^billing_/ },
  { folder: 'websites', what: texts.websites, tables: /^(website|scan)/ },
  { folder: 'policies', what: texts.policies, tables: /^(polic|sign_off)/ },
  { folder: 'registers', what: texts.registers, tables: /^register_/ },
  { folder: 'training', what: texts.training, tables: /^(train|course_|quiz_|certificates|own_course|record_stores)/ },
  { folder: 'phishing', what: texts.phishing, tables: /^phishing_/ },
  { folder: 'maturity', what: texts.maturity, tables: /^maturity_/ },
  { folder: 'concierge', what: texts.concierge, tables: /^(weakness|concierge_|help_|expert_)/ },
  { folder: 'attack-surface', what: texts.attackSurface, tables: /^(rated_|rating_)/ },
  { folder: 'incidents', what: texts.incidents, tables: /^(incident|emergency_)/ },
  { folder: 'insurance', what: texts.insurance, tables: /^(firm_statements|proof_files)/ },
  { folder: 'proof-packs', what: texts.proofPacks, tables: /^proof_packs/ },
  { folder: 'handovers', what: texts.handovers, tables: /^handover/ },
  { folder: 'marketplace', what: texts.marketplace, tables: /^marketplace_/ },
  { folder: 'developers', what: texts.developers, tables: /^(api_|webhook_|ticket)/ },
];

/** Where what no folder names goes; a test holds that there is nothing of the kind. */
export const OTHER_FOLDER = 'other';

/** The folder of a table. */
export function folderOf(table: string): string {
  return FOLDERS.find(({ tables }) => tables.test(table))?.folder ?? OTHER_FOLDER;
}
