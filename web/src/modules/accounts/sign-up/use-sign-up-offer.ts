import { useCallQuery } from '../../../api/use-call.ts';

export type SignUpOffer = {
  readonly status: 'loading' | 'valid' | 'invalid';
  readonly isTrialDisabled: boolean;
  readonly channelId: string | undefined;
  readonly planId: string | undefined;
  /** Addresses of the channel's logos. */
  readonly logos: { readonly primary: string | null; readonly secondary: string | null };
};

const WITHOUT_ID: SignUpOffer = {
  status: 'valid',
  isTrialDisabled: false,
  channelId: undefined,
  planId: undefined,
  logos: { primary: null, secondary: null },
};

/** What the subscription id of a sign-up address stands for; expired, invalid and failed are all `invalid`. */
export function useSignUpOffer(subscriptionId: string | undefined): SignUpOffer {
  const { data, isError } = useCallQuery(
    'isValidSubscriptionId',
    { id: subscriptionId ?? '' },
    { enabled: subscriptionId !== undefined, staleTime: Number.POSITIVE_INFINITY },
  );
  if (subscriptionId === undefined) return WITHOUT_ID;
  if (isError) return { ...WITHOUT_ID, status: 'invalid' };
  if (data === undefined) return { ...WITHOUT_ID, status: 'loading' };
  return {
    status: data.data.subscriptionIdStatus === 'valid' ? 'valid' : 'invalid',
    isTrialDisabled: data.data.uiRules.isTrialDisabled,
    channelId: data.data.channelId ?? undefined,
    planId: data.data.planId ?? undefined,
    logos: { primary: data.data.uiRules.marketingLogoPrimary, secondary: data.data.uiRules.marketingLogoSecondary },
  };
}
