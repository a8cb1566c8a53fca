import { expect, test } from 'vitest';
import { ASK_WHO_IT_IS, withNamedContact } from './named-contact.ts';

test('the advice to ask becomes the name, wherever it stands, and nothing else changes', () => {
  const lessons = [
    { title: 'Tell', blocks: [{ text: `Call your security contact${ASK_WHO_IT_IS.en}.`, strong: true }] },
  ];
  expect(withNamedContact(lessons, 'Ann Lee (555-0100)', 'en')).toEqual([
    { title: 'Tell', blocks: [{ text: 'Call your security contact (Ann Lee, 555-0100).', strong: true }] },
  ]);
});

test('what looks like a pattern of a replacement is a name', () => {
  const text = `Rufen Sie an${ASK_WHO_IT_IS.de}.`;
  expect(withNamedContact(text, "A$&B $' C", 'de')).toBe("Rufen Sie an (A$&B $' C).");
});

test('another language is not touched', () => {
  expect(withNamedContact(ASK_WHO_IT_IS.es, 'Ann Lee', 'en')).toBe(ASK_WHO_IT_IS.es);
});
