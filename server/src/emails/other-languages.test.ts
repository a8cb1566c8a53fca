import { compileText } from '@portal/domain/texts/compile-text.ts';
import { pseudoText } from '@portal/domain/texts/pseudo.ts';
import { createSay } from '@portal/domain/texts/say.ts';
import { describe, expect, test } from 'vitest';
import { sayFor } from '../system/texts/say-for.ts';
import { acme } from './testing/acme-brand.ts';
import { MAILS } from './testing/mail-samples.ts';

/** Those to people without an account. */
const NAMES = [
  ...['training welcome', 'training link', 'training course opened', 'training reminder', 'training completed'],
  ...['sign-off request', 'sign-off again', 'sign-off reminder', 'maturity ask', 'handover', 'handover answer'],
];
const pseudo = createSay({
  locale: 'en-US',
  timeZone: 'UTC',
  find: ({ id, text }) => pseudoText(compileText(id, text)),
});
/** Letters that no English word has. */
const greek = { person: 'Άννα', organisation: 'Φούρνος', website: 'Μαγαζί' };
/** What the samples tell besides, in English: names of courses, a firm's own words. */
const TOLD =
  /^(Phishing|How to read a message\.|We all take part\.|Ask Kim\.|You look after it\.|Acme & Sons Security)$/;

describe.each(NAMES)('the %s email', (name) => {
  test('says nothing that no file of texts has', async () => {
    const { subject, text } = await (MAILS[name] ?? expect.fail())({ ...greek, say: pseudo });
    const lines = [subject, ...text.split('\n')].map((line) => line.replace(/https?:\S+/g, '').trim());
    const plain = lines.filter(
      (line) => /[aeiou]/i.test(line) && !/^(?:\S.*: ?)?\[/.test(line) && !TOLD.test(line.replace(/: \[.*/, '')),
    );
    expect(plain).toEqual([]);
  });

  test.each(['de', 'es'] as const)('is written in %s throughout', async (language) => {
    const render = MAILS[name] ?? expect.fail();
    const english = await render(greek);
    const mail = await render({ ...greek, say: sayFor(acme, language) });
    expect(mail.html).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
    expect(mail.subject).not.toBe(english.subject);
    const lines = mail.text.split('\n').filter((line) => line.length > 25 && !/https?:/.test(line));
    const inEnglish = new Set(english.text.split('\n'));
    expect(lines.filter((line) => inEnglish.has(line) && !/^-+$/.test(line))).toEqual([]);
  });
});

test('an email that is in English alone has the numbers and dates of the brand, as pages and PDFs have', () => {
  const placeOf = (language?: 'en' | 'es') => sayFor({ ...acme, locale: 'de-DE' }, language).locale;
  expect([placeOf(), placeOf('en'), placeOf('es')]).toEqual(['de-DE', 'en-US', 'es-ES']);
});
