import { normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useOfferNewLink } from '../sign-up/use-offer-new-link.ts';

/**
 * Reads `verification_result` and `username` from the address, takes them out of it, tells the outcome if there is one, and
 * answers the address to fill in (spec part 1, section 2).
 */
export function useVerificationResult(): string {
  const { history } = useRouter();
  const offerNewLink = useOfferNewLink();
  const { supportEmail } = useBrand();
  const [given] = useState(() => {
    const query = new URLSearchParams(history.location.search);
    return { result: query.get('verification_result'), username: normalizeEmail(query.get('username') ?? '') };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the page opens
  useEffect(() => {
    const { result, username } = given;
    if (result === null && username === '') return;
    history.replace(history.location.pathname);
    if (result === null) return;
    // Most visitors do not come by such a link.
    void import('./verification-message.ts').then((module) =>
      module.tellVerificationResult(result, username, supportEmail, offerNewLink(username)),
    );
  }, []);

  return given.username;
}
