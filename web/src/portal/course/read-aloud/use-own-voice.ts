import { useEffect, useState } from 'react';
import { ownVoice } from './own-voice.ts';

/** The device's own voice in a language, once it is known: browsers list their voices some time after the page has loaded. */
export function useOwnVoice(language: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    const speech = window.speechSynthesis as SpeechSynthesis | undefined;
    if (speech === undefined) return;
    const choose = () => setVoice(ownVoice(speech.getVoices(), language));
    choose();
    speech.addEventListener?.('voiceschanged', choose);
    return () => speech.removeEventListener?.('voiceschanged', choose);
  }, [language]);
  return voice;
}
