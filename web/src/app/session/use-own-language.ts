import { useEffect } from 'react';
import { callApi } from '../../api/call-api.ts';
import { logFailure } from '../../portal/log-failure.ts';
import { inReadersLanguage } from '../../portal/texts/in-readers-language.ts';
import { chosenLanguage } from '../../portal/texts/page-language.ts';
import { useProfileQuery } from '../../portal/use-profile.ts';
import { useSessionState } from '../../portal/use-session-state.ts';

/**
 * Goes on in the language that a member is known to read, on a device where nobody has chosen one; what was chosen here is theirs from
 * then on, in emails too.
 */
export function useOwnLanguage(): void {
  const { isServiceSession } = useSessionState();
  const { language, orgId } = useProfileQuery(false).data ?? {};
  const isMember = typeof orgId === 'string' && !isServiceSession;
  useEffect(() => {
    if (language === undefined || !isMember) return;
    if (chosenLanguage === undefined) void inReadersLanguage({ language });
    else if (chosenLanguage !== language)
      callApi('chooseLanguage', { language: chosenLanguage }).catch((error: unknown) =>
        logFailure('The chosen language was not kept.', error),
      );
  }, [language, isMember]);
}
