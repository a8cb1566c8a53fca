import { useBrand } from '../../portal/brand/use-brand.ts';
import { NotFoundGuard } from '../../portal/not-found-guard.tsx';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useSubscriptionId } from '../../portal/use-subscription-id.ts';
import { CheckForm } from './check-form.tsx';
import { checkPage as texts } from './outside-check.texts.ts';

/** The check of a domain that is open to everybody; where the brand has none, the address is unknown. */
export default function CheckPage() {
  usePageTitle(say(texts.checkADomain));
  const { offersCheck } = useBrand();
  const subscriptionId = useSubscriptionId();
  return offersCheck ? <CheckForm subscriptionId={subscriptionId} /> : <NotFoundGuard />;
}
