import { clearedBefore } from '@portal/domain/portal/retention-times.ts';
import type { ServerModule } from '../../server-module.ts';
import { readKeptDays } from '../portal/public.ts';
import { campaignTeller } from './coming/tell-campaigns.ts';
import { phishingCalls } from './phishing.calls.ts';
import { phishingMails } from './phishing.mails.ts';
import type { PhishingServices } from './phishing-services.ts';
import { remarkOnPractice } from './practice/policy-remarks.ts';
import { checkSenderDaily } from './provider/check-sender.ts';
import { readReportsMailbox } from './reports/read-mailbox.ts';
import { deleteOldReports } from './reports/reports.store.ts';
import { sendDueMails } from './sending/send-due.ts';
import { readTemplates } from './templates/read-templates.ts';

const MINUTE_MS = 60_000;
const SENDER_EVERY_MS = 60 * MINUTE_MS;

/** Phishing simulations that teach. */
export const phishing: ServerModule<PhishingServices> = {
  calls: phishingCalls,
  mails: phishingMails,
  content: [...readTemplates.byLanguage],
  chores: [
    { name: 'send phishing simulations', everyMs: MINUTE_MS, run: sendDueMails },
    { name: 'read the mailbox of reported mails', everyMs: MINUTE_MS, run: readReportsMailbox },
    { name: 'check the sending domain of phishing simulations', everyMs: SENDER_EVERY_MS, run: checkSenderDaily },
  ],
  clearExpired: async (tx, now) => deleteOldReports(tx, clearedBefore(now, (await readKeptDays(tx)).suspiciousEmails)),
  teller: campaignTeller,
  policyRemarks: remarkOnPractice,
  demo: () => import('./demo/demo-phishing.ts'),
  openPages: ['look', 'report'],
};
