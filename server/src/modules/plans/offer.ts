import type { SubscriptionIdRow } from './subscription-ids.store.ts';

/** What a channel makes of the pages of those whom it brings (spec part 1, section 3). */
export type UiRules = {
  readonly isTrialDisabled: boolean;
  readonly channelDiscountTitle: string | null;
  readonly channelDiscountDescription: string | null;
  readonly marketingLogoPrimary: string | null;
  readonly marketingLogoSecondary: string | null;
};

/** The rules of those who came by no channel. */
export const NO_UI_RULES: UiRules = {
  isTrialDisabled: false,
  channelDiscountTitle: null,
  channelDiscountDescription: null,
  marketingLogoPrimary: null,
  marketingLogoSecondary: null,
};

/** The rules as a channel's row holds them. */
export function uiRulesOf(channel: {
  is_trial_disabled: boolean;
  discount_title: string | null;
  discount_description: string | null;
  marketing_logo_primary: string | null;
  marketing_logo_secondary: string | null;
}): UiRules {
  return {
    isTrialDisabled: channel.is_trial_disabled,
    channelDiscountTitle: channel.discount_title,
    channelDiscountDescription: channel.discount_description,
    marketingLogoPrimary: channel.marketing_logo_primary,
    marketingLogoSecondary: channel.marketing_logo_secondary,
  };
}

/** How a subscription id stands; the console tells apart why one is good no more, sign-up does not. */
export function subscriptionIdState(
  row: Pick<SubscriptionIdRow, 'disabled_at' | 'expires_at' | 'max_uses' | 'used_count'>,
  now: Date,
): 'valid' | 'expired' | 'disabled' | 'used up' {
  if (row.disabled_at !== null) return 'disabled';
  if (row.expires_at !== null && row.expires_at <= now) return 'expired';
  return row.max_uses !== null && row.used_count >= row.max_uses ? 'used up' : 'valid';
}
