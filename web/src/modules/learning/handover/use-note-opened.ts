import { useEffect } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { logFailure } from '../../../portal/log-failure.ts';
import { chosenLanguage } from '../../../portal/texts/page-language.ts';

/** What people do with a page, and programs that only look at it do not. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells once that somebody uses the page, so that whoever sent the link sees that it arrived. */
export function useNoteOpened(token: string): void {
  useEffect(() => {
    const end = new AbortController();
    const note = () => {
      end.abort();
      callApi('noteHandoverOpened', { token, language: chosenLanguage }).catch((error: unknown) =>
        logFailure('That the page was opened could not be told.', error),
      );
    };
    for (const sign of SIGNS) window.addEventListener(sign, note, { signal: end.signal, passive: true });
    return () => end.abort();
  }, [token]);
}
