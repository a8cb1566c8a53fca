import type { CallInput, CallOutput } from '../../../api/calls.ts';

export type ListedBrand = CallOutput<'listBrands'>['data']['brands'][number];

/** A brand as it stands in the form; empty texts for what there isn't one of. */
export type BrandForm = {
  readonly [Name in keyof CallInput<'createBrand'>]-?: Name extends 'brandLogo'
    ? string | null
    : Name extends 'offersCheck'
      ? boolean
      : string;
};

/** The form of a brand that there is; null gives that of a new one. */
export function brandFormOf(listed: ListedBrand | null): BrandForm {
  const brand = listed?.brand;
  return {
    brandNameLong: brand?.brandNameLong ?? '',
    brandNameShort: brand?.brandNameShort ?? '',
    webDomain: brand?.webDomain ?? '',
    emailDomain: brand?.emailDomain ?? '',
    supportEmail: brand?.supportEmail ?? '',
    conciergeEmail: brand?.conciergeEmail ?? '',
    conciergeSchedulingLink: brand?.conciergeSchedulingLink ?? '',
    helpCenter: brand?.helpCenter ?? '',
    marketingCollateral: brand?.marketingCollateral ?? '',
    timeZone: brand?.timeZone ?? 'America/Los_Angeles',
    locale: brand?.locale ?? 'en-US',
    accentColour: brand?.accentColour ?? '#0b57d0',
    brandLogo: brand?.brandLogo ?? null,
    offersCheck: brand?.offersCheck ?? true,
    insurerName: brand?.insurance?.insurerName ?? '',
    insuranceEndsOn: brand?.insurance?.endsOn ?? '',
    claimsPhone: brand?.insurance?.claimsPhone ?? '',
    claimsEmail: brand?.insurance?.claimsEmail ?? '',
    claimsLink: brand?.insurance?.claimsLink ?? '',
    policyPhone: brand?.insurance?.policyPhone ?? '',
    policyEmail: brand?.insurance?.policyEmail ?? '',
    policyLink: brand?.insurance?.policyLink ?? '',
  };
}

/** What goes to the server; the default brand keeps the portal's own host. */
export function brandInputOf(form: BrandForm, isDefault: boolean): CallInput<'createBrand'> {
  return { ...form, webDomain: isDefault ? null : form.webDomain };
}

/** Fields without which there is no brand. */
export function isBrandReady(form: BrandForm): boolean {
  const needed = [
    form.brandNameLong,
    form.brandNameShort,
    form.webDomain,
    form.emailDomain,
    form.supportEmail,
    form.conciergeEmail,
    form.timeZone,
    form.locale,
  ];
  return needed.every((text) => text.trim() !== '');
}
