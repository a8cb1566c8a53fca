import { useEffect } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useLeadAway as texts } from './concierge.texts.ts';

type Query = { readonly data: unknown; readonly error: unknown };

/**
 * Where something cannot be loaded, says so and leads away (spec part 2, section 8). What is on the screen stays there when reading
 * it again fails, unless it is gone, such as a weakness that was withdrawn.
 */
export function useLeadAway({ data, error }: Query, to: string): void {
  const goTo = useGoTo();
  const isSignedOut = isApiError(error) && error.status === 401;
  const isGone = isApiError(error) && error.status === 404;
  const isLost = error !== null && !isSignedOut && (data === undefined || isGone);
  useEffect(() => {
    if (!isLost) return;
    showToast({ kind: 'danger', text: say(texts.somethingWrong) });
    goTo(to, { replace: true });
  }, [isLost, goTo, to]);
}
