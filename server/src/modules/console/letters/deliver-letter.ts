import type { z } from 'zod';
import type { OrgTransaction } from '../../../database/database.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import type { Services } from '../../../services.ts';
import { recordAudit } from '../../audit/public.ts';
import { readersLanguages } from '../../profile/public.ts';
import type { sendLetterJob } from '../console.kinds.ts';
import { findReaders, listWaitingRecipients, notePeople, takeTurn } from './letter-recipients.store.ts';
import { endLetter, findLetter, type LetterRow } from './letters.store.ts';

/** So many customers are looked up at a time. */
const AT_ONCE = 50;

/**
 * Puts a letter's emails in the queue, customer by customer. A customer's turn, its emails and the entry in its log are one transaction, so
 * that a run that is repeated goes on where the one before ended and nobody gets the letter twice.
 * @throws Error where it failed for a customer, so that the job is tried again for those who are left
 */
export async function deliverLetter(
  services: Services,
  { letterId }: z.output<typeof sendLetterJob.payload>,
): Promise<void> {
  const { database, clock, log } = services;
  const letter = await database.onceAsSystem((tx) => findLetter(tx, letterId));
  if (letter === undefined) return;
  await oneByOne(log, {
    name: 'letter to customers',
    list: (after) => database.onceAsSystem((tx) => listWaitingRecipients(tx, letterId, { after, limit: AT_ONCE })),
    keyOf: ({ orgId }) => orgId,
    work: ({ orgId }) => database.inOrg(orgId, (tx) => deliverTo(tx, services, letter, orgId)),
  });
  await database.asSystem(async (tx) => {
    const [left] = await listWaitingRecipients(tx, letterId, { after: null, limit: 1 });
    if (left !== undefined) throw new Error(`The letter ${letterId} could not be put in the queue for every customer.`);
    await endLetter(tx, letterId, clock.now());
  });
}

async function deliverTo(
  tx: OrgTransaction,
  { outbox, brands, clock }: Services,
  { letter_id: letterId, subject, body, ...letter }: LetterRow,
  orgId: string,
): Promise<void> {
  const at = clock.now();
  if (!(await takeTurn(tx, letterId, at))) return;
  const readers = await findReaders(tx);
  if (readers === undefined || readers.emails.length === 0) return;
  const brand = await brands.byId(readers.brand_id);
  const languageOf = await readersLanguages(tx, brand, readers.emails);
  for (const email of readers.emails)
    await outbox.put(
      tx,
      brand,
      email,
      { kind: 'letter', subject, body, organisationName: readers.company_name, sentBy: letter.sent_by_name },
      { language: languageOf(email), replyTo: brand.supportEmail },
    );
  await notePeople(tx, letterId, readers.emails.length);
  await recordAudit(tx, {
    at,
    orgId,
    actorId: letter.sent_by,
    action: 'letter.received',
    subject,
    details: { service: true, staff: letter.sent_by_email, letterId, people: readers.emails.length },
  });
}
