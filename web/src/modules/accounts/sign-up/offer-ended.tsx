import { useEffect } from 'react';
import { notify } from '../../../api/notify.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { NotFoundGuard } from '../../../portal/not-found-guard.tsx';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { offerEnded as texts } from './sign-up.texts.ts';

/** Leads to the 404 page from a sign-up address whose subscription id does not hold, and says what one can do instead. */
export function OfferEnded() {
  const { supportEmail } = useBrand();
  const goTo = useGoTo();
  useEffect(() => {
    void notify({
      kind: 'warning',
      text: say(texts.theOfferBehindThis, { supportEmail }),
      action: { label: say(texts.signUpWithoutIt), onPress: () => goTo('/signup') },
    });
  }, [goTo, supportEmail]);
  return <NotFoundGuard />;
}
