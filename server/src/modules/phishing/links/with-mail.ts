import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { findLeftMail, findMailOfLink, type LeftMail } from './links.store.ts';

export type OpenedMail = {
  readonly orgId: string;
  readonly mail: LeftMail;
  readonly isTrap: boolean;
  readonly now: Date;
};

/**
 * Works with the mail that a link is of, in its firm's transaction.
 * @throws AppError PHISHING_LINK_INVALID
 */
export async function withMail<Result>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string,
  work: (tx: OrgTransaction, opened: OpenedMail) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const link = await database.onceAsSystem((tx) => findMailOfLink(tx, hashToken(token), now));
  if (link === undefined) throw new AppError('PHISHING_LINK_INVALID');
  return database.inOrg(link.orgId, async (tx) => {
    const mail = await findLeftMail(tx, link.mailId);
    if (mail === undefined) throw new AppError('PHISHING_LINK_INVALID');
    return work(tx, { orgId: link.orgId, mail, isTrap: link.isTrap, now });
  });
}
