import { compileText } from '@portal/domain/texts/compile-text.ts';
import { pseudoText } from '@portal/domain/texts/pseudo.ts';
import { createSay } from '@portal/domain/texts/say.ts';
import { describe, expect, test } from 'vitest';
import { MODULES } from '../modules.ts';
import { sayFor } from '../system/texts/say-for.ts';
import { acme } from './testing/acme-brand.ts';
import { MAILS } from './testing/mail-samples.ts';

/** Kinds that only the provider's staff reads, in English. */
const OF_STAFF = [
  'plan-request',
  'help-request',
  'marketplace-interest',
  'staff-invite',
  'customer-assigned',
  'set-up-test',
];
/** Kinds that are no letters of the portal: each comes as its template is. */
const OF_TEMPLATES = ['phishing', 'phishing-test'];
/** Samples that do not have the name of their kind. */
const KINDS: Readonly<Record<string, string>> = {
  'admin joined': 'admin-changed',
  'admin left': 'admin-changed',
  'brand sign-on paused': 'brand-sign-on',
  'brand sign-on resumed': 'brand-sign-on',
  'brand sign-on ended': 'brand-sign-on',
  'visit began': 'visit',
  'visit ended': 'visit',
  'sign-off again': 'sign-off-request',
  'ticket test': 'ticket',
  'firm-deletion asked': 'firm-deletion',
  'firm-deletion soon': 'firm-deletion',
  'firm-deletion canceled': 'firm-deletion',
};
const kindOf = (name: string) => KINDS[name] ?? name.replaceAll(' ', '-');
/** The samples of what people at customers get, with an account or without. */
const NAMES = Object.keys(MAILS).filter((name) => !OF_STAFF.includes(kindOf(name)));

const pseudo = createSay({
  locale: 'en-US',
  timeZone: 'UTC',
  find: ({ id, text }) => pseudoText(compileText(id, text)),
});
/** Letters that no English word has. */
const greek = { person: 'Άννα', organisation: 'Φούρνος', website: 'Μαγαζί' };
/** What the samples tell besides, in English: names of courses, words of a firm or of staff, what was found out about a firm. */
const TOLD = new RegExp(
  `^(${[
    String.raw`Phishing|How to read a message\.|We all take part\.|Ask Kim\.|You look after it\.|Acme & Sons Security`,
    String.raw`We are closed on Friday|Support is back on Monday at eight\.|Scans run as planned\.`,
    String.raw`We could not reach you\.|Please call us\.|One thing outweighs everything else\. Close the remote desktop of .*`,
  ].join('|')})$`,
);

test('every kind of email to people at customers is among those that are looked at', () => {
  const kinds = MODULES.flatMap(({ mails = {} }) => Object.keys(mails));
  expect([...new Set(NAMES.map(kindOf))].toSorted()).toEqual(
    kinds.filter((kind) => ![...OF_STAFF, ...OF_TEMPLATES].includes(kind)).toSorted(),
  );
});

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
    const lines = [mail.subject, ...mail.text.split('\n').filter((line) => line.length > 25 && !/https?:/.test(line))];
    const inEnglish = new Set([english.subject, ...english.text.split('\n')]);
    expect(lines.filter((line) => inEnglish.has(line) && !/^-+$/.test(line) && !TOLD.test(line))).toEqual([]);
  });
});

test('an email that is in English alone has the numbers and dates of the brand, as pages and PDFs have', () => {
  const placeOf = (language?: 'en' | 'es') => sayFor({ ...acme, locale: 'de-DE' }, language).locale;
  expect([placeOf(), placeOf('en'), placeOf('es')]).toEqual(['de-DE', 'en-US', 'es-ES']);
});
