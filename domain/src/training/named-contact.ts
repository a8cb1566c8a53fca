import type { Language } from '../texts/languages.ts';

/** How courses end the sentence about the security contact where a firm has named nobody. */
export const ASK_WHO_IT_IS: Readonly<Record<Language, string>> = {
  en: '; if you don’t know who that is, ask today',
  de: '; wenn Sie nicht wissen, wer das ist, fragen Sie heute noch nach',
  es: '; si no sabes quién es, pregúntalo hoy',
};

/**
 * A course's text with the firm's own contact in place of the advice to ask for one. Brackets of the answer become commas, because it
 * stands in brackets itself.
 * @param contact as the firm wrote it, such as "Ann Lee (555-0100)"
 */
export function withNamedContact<Content>(content: Content, contact: string, language: Language): Content {
  const inBrackets = ` (${contact.replace(/\s*\(([^()]*)\)/g, ', $1').trim()})`;
  return replaced(content, ASK_WHO_IT_IS[language], inBrackets) as Content;
}

function replaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, () => to);
  if (Array.isArray(value)) return value.map((each) => replaced(each, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, from, to)]));
}
