import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';

/** The folder of the library in a language; the English one is the source. */
const folderIn = (language: Language) => (language === 'en' ? 'policies' : `${language}/policies`);

const addressOf = (file: string, language: Language) =>
  new URL(`${folderIn(language)}/${file}`, import.meta.resolve('@portal/content/package.json'));

/** How a file of the library is named in messages. */
export const placeOfFile = (file: string, language: Language = 'en') => `content/${folderIn(language)}/${file}`;

/** The text of a file of `content/policies`. */
export const policyFileText = (file: string): string => readFileSync(addressOf(file, 'en'), 'utf8');

/** The text of the same file in another language; null where nobody has written it. */
export function translatedFileText(file: string, language: Language): string | null {
  const address = addressOf(file, language);
  return language !== 'en' && existsSync(address) ? readFileSync(address, 'utf8') : null;
}

/** The files of a language's library with this ending; none where there is no library. */
export function policyFiles(ending: '.md', language: Language = 'en'): readonly string[] {
  const folder = addressOf('', language);
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];
}

/**
 * The data of a text of the library, checked.
 * @param place names the file in messages
 * @throws {Error} naming the file and everything wrong with it.
 */
export function checkedPolicyData<Schema extends z.ZodType>(
  place: string,
  data: unknown,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new Error(`${place}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The same of a YAML text of `content/policies`. */
export const parsePolicyData = <Schema extends z.ZodType>(file: string, yaml: string, schema: Schema) =>
  checkedPolicyData(placeOfFile(file), parseYaml(yaml), schema);
