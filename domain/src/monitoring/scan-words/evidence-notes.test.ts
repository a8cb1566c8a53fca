import { expect, test } from 'vitest';
import { compileText } from '../../texts/compile-text.ts';
import { createSay } from '../../texts/say.ts';
import { evidenceNotes } from './evidence-notes.texts.ts';
import { englishNote, noted, sayNote } from './evidence-notes.ts';

const say = createSay({ locale: 'en-US', find: ({ id, text }) => compileText(id, text) });

test('every note is filled where a scan runs as it is said later', () => {
  for (const [name, { text }] of Object.entries(evidenceNotes)) {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value);
    const values = Object.fromEntries(names.map((value) => [value, `<${value}> {it} 'is' #1`]));
    const note = englishNote({ name, values });
    expect(sayNote(say, { note: '', words: [{ name, values }] })).toBe(note);
    expect(note).not.toContain('undefined');
  }
});

test('what has no names, or unknown ones, is told as it was stored', () => {
  const missing = noted('hstsMissing');
  expect(sayNote(say, { note: 'As it was.' })).toBe('As it was.');
  expect(sayNote(say, { note: 'As it was.', words: [missing, { name: 'toString' }] })).toBe('As it was.');
  expect(sayNote(say, { note: '', words: [missing, noted('onPlatform', { platform: 'Wix' })] })).toBe(
    'The response has no Strict-Transport-Security header. Your site runs on Wix, and your platform controls this setting.',
  );
});
