import type { PhishingServices } from '../phishing-services.ts';
import { receiveReport } from './receive-report.ts';

/** Takes what is new in the mailbox of reports; one that cannot be read now is read at the next look. */
export async function readReportsMailbox(services: PhishingServices): Promise<void> {
  const { reportsMailbox, log } = services;
  if (reportsMailbox === null) return;
  try {
    const taken = await reportsMailbox.takeNew(async (raw) => void (await receiveReport(services, raw, 'mailbox')));
    if (taken > 0) log.info({ taken }, 'mails that people reported were read');
  } catch (error) {
    log.warn({ error }, 'the mailbox of reports could not be read');
  }
}
