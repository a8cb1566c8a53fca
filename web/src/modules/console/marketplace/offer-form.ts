import type { CallInput } from '../../../api/calls.ts';
import type { OwnOffer } from './marketplace-console-types.ts';

/** An offer as it stands in the form: percent and steps as they are typed. */
export type OfferForm = {
  readonly partnerId: string;
  readonly category: OwnOffer['category'];
  readonly title: string;
  readonly whatItIs: string;
  readonly forWhom: string;
  readonly savingsText: string;
  readonly savingsPercent: string;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  /** One a line. */
  readonly howToRedeem: string;
  readonly terms: string;
  readonly link: string;
  readonly isCommission: boolean;
  readonly isFeatured: boolean;
};

/** The form of an offer that there is; null gives that of a new one. */
export function offerFormOf(offer: OwnOffer | null, firstPartner: string): OfferForm {
  return {
    partnerId: offer?.partnerId ?? firstPartner,
    category: offer?.category ?? 'sign-in',
    title: offer?.title ?? '',
    whatItIs: offer?.whatItIs ?? '',
    forWhom: offer?.forWhom ?? '',
    savingsText: offer?.savingsText ?? '',
    savingsPercent: offer?.savingsPercent?.toString() ?? '',
    validFrom: offer?.validFrom ?? null,
    validUntil: offer?.validUntil ?? null,
    howToRedeem: offer?.howToRedeem.join('\n') ?? '',
    terms: offer?.terms ?? '',
    link: offer?.link ?? '',
    isCommission: offer?.isCommission ?? false,
    isFeatured: offer?.isFeatured ?? false,
  };
}

/** Steps as typed, one a line, without the empty ones. */
export function stepsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A whole percentage from 1 to 100; null for none, undefined for what is no such number. */
export function percentOf(text: string): number | null | undefined {
  const plain = text.trim().replace(/\s?%$/, '');
  if (plain === '') return null;
  const percent = Number(plain);
  return /^\d{1,3}$/.test(plain) && percent >= 1 && percent <= 100 ? percent : undefined;
}

/** What goes to the server. */
export function offerInputOf(form: OfferForm): Omit<CallInput<'saveOffer'>, 'offerId' | 'version'> {
  return { ...form, savingsPercent: percentOf(form.savingsPercent) ?? null, howToRedeem: stepsOf(form.howToRedeem) };
}

/** Fields without which there is no offer. */
export function isOfferReady(form: OfferForm): boolean {
  const needed = [form.title, form.whatItIs, form.forWhom, form.savingsText, form.howToRedeem, form.terms, form.link];
  return needed.every((text) => text.trim() !== '') && percentOf(form.savingsPercent) !== undefined;
}
