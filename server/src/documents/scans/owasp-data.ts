import { readFileSync } from 'node:fs';
import type { OwaspData } from '@portal/domain/monitoring/owasp.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { z } from 'zod';
import { contentIn } from '../../system/content-words/content-translations.ts';
import { contentFolder } from '../content-folder.ts';

const code = z.string().regex(/^A(0[1-9]|10)$/);
const topTen = z.strictObject({
  categories: z.record(code, z.string().min(1)),
  cwes: z.record(z.string().regex(/^\d+$/), code),
});
const owasp = z.strictObject({ '2025': topTen, '2021': topTen });
const requirements = z.record(z.string().regex(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/), z.string().min(1));

const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

let data: OwaspData | undefined;

/** Both editions of the OWASP Top 10 with the CWEs that our checks use, as OWASP maps them (repository OWASP/Top10). */
export function readOwaspData(): OwaspData {
  data ??= owasp.parse(readJson(new URL('top-ten.json', contentFolder('owasp'))));
  return data;
}

const titles = new Map<Language, Readonly<Record<string, string>>>();

/** What each requirement of PCI DSS 4.0.1 that our checks touch is about, in our own words; what is not translated is English. */
export function readPciRequirements(language: Language): Readonly<Record<string, string>> {
  const known = titles.get(language);
  if (known !== undefined) return known;
  const file = 'pci-requirements.json';
  const content = readJson(new URL(file, contentFolder('documents')));
  const read = requirements.parse(contentIn(language, 'documents', file, content));
  titles.set(language, read);
  return read;
}
