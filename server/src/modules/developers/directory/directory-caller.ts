import type { Brand } from '@portal/domain/portal/brand.ts';
import type { AnyTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { recordAudit } from '../../audit/public.ts';

/** A firm's directory, by its token. */
export type DirectoryCaller = {
  readonly orgId: string;
  readonly brand: Brand;
  readonly token: { readonly tokenId: string; readonly name: string };
  /** Address of the interface, such as "https://portal.example/scim/v2". */
  readonly base: string;
  readonly ip: string;
  readonly transactionId: string;
};

/** Logs what the directory did; nobody of the firm did it. */
export function auditDirectory(
  tx: AnyTransaction,
  { clock }: Pick<Services, 'clock'>,
  { orgId, token, ip, transactionId }: DirectoryCaller,
  { action, subject, subjectName = '' }: { action: string; subject: string; subjectName?: string },
): Promise<void> {
  const details = { token: token.name, tokenId: token.tokenId };
  return recordAudit(tx, {
    ...{ at: clock.now(), orgId, actorId: null, action, subject, subjectName, details, ip, transactionId },
  });
}
