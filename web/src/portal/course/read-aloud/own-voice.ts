/**
 * A voice that the device itself speaks with, so that no text leaves it; null where it has none in this language.
 * @param language such as "de"
 */
export function ownVoice(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | null {
  const own = voices.filter(
    ({ localService, lang }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  return own.find((voice) => voice.default) ?? own[0] ?? null;
}
