import { useCallQuery } from '../../api/use-call.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { useProfileQuery } from '../../portal/use-profile.ts';

/**
 * Whom to write to when the plan cannot be loaded: the brand of the subscription id with which the person signed up, found
 * by the check that is the login flow's fallback (spec part 1, section 4), else the brand of the page.
 */
export function useFallbackSupport(): string {
  const { supportEmail } = useBrand();
  const id = useProfileQuery(false).data?.signupData.subscriptionId ?? '';
  const { data } = useCallQuery('isValidSubscriptionId', { id }, { enabled: id !== '' });
  return data?.data.brand.supportEmail ?? supportEmail;
}
