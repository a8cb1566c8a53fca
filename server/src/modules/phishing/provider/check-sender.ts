import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { dnsOf, lookAtSender } from './look-at-sender.ts';
import { findProvider, saveCheck } from './provider.store.ts';

type CheckServices = Pick<Services, 'config' | 'database' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;

export type SenderCheck = Parameters<typeof saveCheck>[1];

/**
 * Looks the sending domain up now and keeps what was found.
 * @param log adds to the log who asked, in the same transaction
 */
export async function checkSender(
  { config, database, clock }: CheckServices,
  domain: string,
  log: (tx: SystemTransaction, check: SenderCheck) => Promise<void> = async () => undefined,
): Promise<SenderCheck> {
  const records = await lookAtSender(domain, config.phishing.dkimSelector, dnsOf(config));
  const check = { at: clock.now(), domain, isSound: records.every(({ isSound }) => isSound), records };
  await database.asSystem(async (tx) => {
    await saveCheck(tx, check);
    await log(tx, check);
  });
  return check;
}

/** Looks once a day, and as soon as the provider has set another domain. */
export async function checkSenderDaily(services: CheckServices): Promise<void> {
  const { domain } = services.config.phishing;
  if (domain === null) return;
  const { checked_at: checkedAt, checked_domain: checkedDomain } = await services.database.onceAsSystem(findProvider);
  const isFresh = checkedAt !== null && services.clock.now().getTime() - checkedAt.getTime() < DAY_MS;
  if (!isFresh || checkedDomain !== domain) await checkSender(services, domain);
}
