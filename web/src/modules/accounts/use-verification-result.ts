import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { notify } from '../../api/notify.ts';
import { useBrand } from '../../portal/use-brand.ts';
import { useRequestVerificationLink } from './use-request-verification-link.ts';
import { verificationMessage } from './verification-message.ts';

/**
 * Reads `verification_result` and `username` from the address, takes them out of it, tells the outcome, and answers the
 * address to fill in (spec part 1, section 2).
 */
export function useVerificationResult(): string {
  const { history } = useRouter();
  const requestLink = useRequestVerificationLink();
  const { supportEmail } = useBrand();
  const [given] = useState(() => readAddress(history.location.search));

  useEffect(() => {
    if (given.result === null && given.username === '') return;
    history.replace(history.location.pathname);
    if (given.result === null) return;
    const { kind, text, offersNewLink } = verificationMessage(given.result, given.username !== '', supportEmail);
    const action = { label: 'Request a new verification link', onPress: () => void requestLink(given.username) };
    void notify({ kind, text, ...(offersNewLink ? { action } : {}) });
  }, [given, history, requestLink, supportEmail]);

  return given.username;
}

function readAddress(search: string): { result: string | null; username: string } {
  const query = new URLSearchParams(search);
  const username = normalizeEmail(query.get('username') ?? '');
  return { result: query.get('verification_result'), username: isEmailAddress(username) ? username : '' };
}
