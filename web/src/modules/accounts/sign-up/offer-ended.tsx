import { useEffect } from 'react';
import { notify } from '../../../api/notify.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { NotFoundGuard } from '../../../portal/not-found-guard.tsx';
import { useGoTo } from '../../../portal/use-go-to.ts';

/** Leads to the 404 page from a sign-up address whose subscription id does not hold, and says what one can do instead. */
export function OfferEnded() {
  const { supportEmail } = useBrand();
  const goTo = useGoTo();
  useEffect(() => {
    void notify({
      kind: 'warning',
      text: `The offer behind this link has ended, or the link was mistyped. Ask for a new one, or email ${supportEmail} for help.`,
      action: { label: 'Sign up without it', onPress: () => goTo('/signup') },
    });
  }, [goTo, supportEmail]);
  return <NotFoundGuard />;
}
