import { readdirSync, readFileSync } from 'node:fs';
import type { Check } from '@portal/domain/monitoring/check.ts';
import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { z } from 'zod';
import { contentIn } from '../system/content-words/content-translations.ts';
import { translatedContent } from '../system/content-words/translated-content.ts';
import { contentFolder } from './content-folder.ts';

const text = z.string().trim().min(1);
const metrics = 'AV:[NALP]/AC:[LH]/PR:[NLH]/UI:[NR]/S:[UC]/C:[HLN]/I:[HLN]/A:[HLN]';

const wstg = z
  .string()
  .regex(/^WSTG-[A-Z]{4}-\d{2}$/)
  .nullable();
const pci = z.array(z.string().regex(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/)).readonly();

const checkCase = z.strictObject({
  title: text,
  term: text,
  what: text,
  why: text,
  fix: z.array(text).min(1).readonly(),
  who: z.enum(['you', 'web-developer', 'hosting-provider', 'domain-provider']),
  cwe: z.int().positive().nullable(),
  wstg: wstg.exactOptional(),
  pci: pci.exactOptional(),
  cvss: z.string().regex(new RegExp(`^CVSS:3\\.1/${metrics}$`)),
});

const category = z.string().regex(/^A(0[1-9]|10)$/);

const check = z.strictObject({
  id: z.string().regex(/^[A-Z]\d{2}$/),
  name: text,
  wstg,
  pci,
  owaspByHand: z.strictObject({ '2021': category.exactOptional(), '2025': category.exactOptional() }).exactOptional(),
  severities: z.array(z.enum(SEVERITIES)).min(1).readonly(),
  cases: z.record(z.string().regex(/^[a-z0-9-]+$/), checkCase),
});

/**
 * All checks of `content/checks` by id, in a language.
 * @throws {Error} naming the file and everything wrong with it.
 */
export const readCheckCatalogue = translatedContent(
  'checks',
  (language): ReadonlyMap<string, Check> => new Map(checkFiles().map((file) => readCheck(file, language))),
);

const folder = () => contentFolder('checks');
const checkFiles = () => readdirSync(folder()).filter((file) => file.endsWith('.json'));

function readCheck(file: string, language: Language): readonly [string, Check] {
  const parsed = check.safeParse(
    contentIn(language, 'checks', file, JSON.parse(readFileSync(new URL(file, folder()), 'utf8'))),
  );
  if (!parsed.success) throw new Error(`content/checks/${file}: ${z.prettifyError(parsed.error)}`);
  if (`${parsed.data.id}.json` !== file) throw new Error(`content/checks/${file}: holds the check ${parsed.data.id}`);
  return [parsed.data.id, parsed.data];
}
