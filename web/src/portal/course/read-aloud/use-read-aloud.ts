import { useEffect, useRef, useState } from 'react';
import { useOwnVoice } from './use-own-voice.ts';

/** What a page needs to offer that it is read aloud. */
export type ReadAloud = {
  /** Whether the device has a voice of its own for the language. */
  readonly isOffered: boolean;
  readonly isReading: boolean;
  readonly toggle: () => void;
};

/**
 * Reads the texts of a page with the device's own voice.
 * @param texts what is read, one after the other; other texts are read from their beginning
 * @param onEnd turns the page; false where there is none left
 */
export function useReadAloud(language: string, texts: readonly string[], onEnd: () => boolean): ReadAloud {
  const voice = useOwnVoice(language);
  const [isReading, setIsReading] = useState(false);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  const text = texts.join('\n');
  useEffect(() => {
    if (!isReading || voice === null) return;
    const spoken = text.split('\n').map((line) => utterance(line, voice));
    const last = spoken.at(-1);
    if (last !== undefined)
      last.onend = () => {
        if (!ended.current()) setIsReading(false);
      };
    for (const one of spoken) window.speechSynthesis.speak(one);
    return () => {
      if (last !== undefined) last.onend = null;
      window.speechSynthesis.cancel();
    };
  }, [isReading, voice, text]);
  return { isOffered: voice !== null, isReading, toggle: () => setIsReading(!isReading) };
}

function utterance(text: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  spoken.rate = 0.95;
  return spoken;
}
