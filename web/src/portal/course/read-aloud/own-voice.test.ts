import { expect, test } from 'vitest';
import { ownVoice } from './own-voice.ts';

const voice = (lang: string, localService: boolean, isDefault = false) =>
  ({ lang, localService, default: isDefault, name: lang, voiceURI: lang }) as SpeechSynthesisVoice;

test('only a voice of the device itself, in the language of the text, reads', () => {
  const far = voice('de-DE', false, true);
  const near = voice('de_AT', true);
  expect(ownVoice([far, voice('en-US', true), near], 'de')).toBe(near);
  expect(ownVoice([far, voice('en-US', true)], 'de')).toBeNull();
  expect(ownVoice([], 'en')).toBeNull();
});

test('the default one is preferred', () => {
  const preferred = voice('en-GB', true, true);
  expect(ownVoice([voice('en-US', true), preferred], 'en')).toBe(preferred);
});
