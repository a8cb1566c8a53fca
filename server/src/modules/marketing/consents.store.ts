import type { MarketingConsentKind } from '@portal/domain/marketing/marketing-consent.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { SystemTransaction } from '../../database/database.ts';

export type StandingConsent = { consent_id: string; kind: MarketingConsentKind; at: Date; consent_text: string };

/** The consents of a user that were not taken back: one of a kind at most. */
export function listStandingConsents(tx: SystemTransaction, userId: string): Promise<StandingConsent[]> {
  return tx
    .selectFrom('marketing_consents')
    .select(['consent_id', 'kind', 'at', 'consent_text'])
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .execute();
}

/** Whether a consent still stands. */
export async function isStanding(tx: SystemTransaction, consentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('marketing_consents')
    .select('consent_id')
    .where('consent_id', '=', consentId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a user allows the pages that are opened to be counted. */
export async function allowsUsage(tx: SystemTransaction, userId: string): Promise<boolean> {
  return (await listStandingConsents(tx, userId)).some(({ kind }) => kind === 'usage');
}

/** The words by which the person of an address allowed offers; null without such a consent. */
export async function findPromotionsWords(tx: SystemTransaction, email: string): Promise<string | null> {
  const row = await tx
    .selectFrom('marketing_consents')
    .innerJoin('users', 'users.user_id', 'marketing_consents.user_id')
    .select('consent_text')
    .where('users.email', '=', email)
    .where('kind', '=', 'promotions')
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return row?.consent_text ?? null;
}

type NewConsent = {
  consentId: string;
  userId: string;
  kind: MarketingConsentKind;
  text: string;
  /** Of the text. */
  language: Language;
  ip: string;
  at: Date;
};

/** Records a consent; false when there is one that stands. */
export async function giveConsent(tx: SystemTransaction, consent: NewConsent): Promise<boolean> {
  const row = await tx
    .insertInto('marketing_consents')
    .values({
      consent_id: consent.consentId,
      user_id: consent.userId,
      kind: consent.kind,
      consent_text: consent.text,
      language: consent.language,
      ip: consent.ip,
      at: consent.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).where('taken_back_at', 'is', null).doNothing())
    .returning('consent_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a consent back; the record of it stays. False when none stood. */
export async function takeBackConsent(
  tx: SystemTransaction,
  userId: string,
  kind: MarketingConsentKind,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('marketing_consents')
    .set({ taken_back_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('taken_back_at', 'is', null)
    .returning('consent_id')
    .executeTakeFirst();
  return row !== undefined;
}
