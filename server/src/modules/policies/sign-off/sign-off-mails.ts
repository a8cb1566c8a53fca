import type { Brand } from '@portal/domain/portal/brand.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { findOrganisationName, readersLanguages } from '../../profile/public.ts';
import { insertSignOffLink, type SignOffPerson } from './sign-off-people.store.ts';

/** Longer than a year, so that people can read again what they signed. */
const LINK_LIFE_MS = 400 * 24 * 60 * 60_000;

type MailServices = Pick<Services, 'outbox' | 'config' | 'clock'>;
export type SignOffMail = {
  readonly kind: 'sign-off-request' | 'sign-off-reminder';
  /** Names of what is to be read, in the order of the page. */
  readonly policies: readonly string[];
  /** Who asks; empty in reminders. */
  readonly askedBy: string;
  /** The policies have changed since they were signed. */
  readonly isAgain: boolean;
};

/** Mails people what they are to read and confirm, each with a fresh personal link. */
export async function mailSignOffs(
  tx: OrgTransaction,
  { outbox, config, clock }: MailServices,
  { brand, orgId }: { readonly brand: Brand; readonly orgId: string },
  mails: readonly (SignOffMail & { readonly person: SignOffPerson })[],
): Promise<void> {
  if (mails.length === 0) return;
  const organisationName = await findOrganisationName(tx);
  const languageOf = await readersLanguages(
    tx,
    brand,
    mails.map(({ person }) => person.email),
  );
  const madeAt = clock.now();
  const expiresAt = new Date(madeAt.getTime() + LINK_LIFE_MS);
  for (const { person, ...mail } of mails) {
    const token = newToken();
    await insertSignOffLink(tx, { tokenHash: hashToken(token), orgId, personId: person.personId, madeAt, expiresAt });
    const language = languageOf(person.email);
    const signOffUrl = linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/acknowledge/${token}`, language);
    await outbox.put(
      tx,
      brand,
      person.email,
      { ...mail, name: person.name, organisationName, signOffUrl },
      { language },
    );
  }
}
