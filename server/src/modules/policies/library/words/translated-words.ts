import type { Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { checkedPolicyData, placeOfFile, translatedFileText } from '../content-file.ts';
import { readPolicyLanguages } from './policy-languages.ts';

/**
 * What a YAML file of the library holds of words in a language; null where English is shown: in English itself, in a language without
 * policies, and where the file is missing.
 * @throws {Error} naming the file and everything wrong with it
 */
export function translatedWords<Schema extends z.ZodType>(
  file: string,
  language: Language,
  schema: Schema,
): z.output<Schema> | null {
  const text = readPolicyLanguages().includes(language) ? translatedFileText(file, language) : null;
  return text === null ? null : checkedPolicyData(placeOfFile(file, language), parseYaml(text), schema);
}

/** @throws {Error} naming the file and its faults, where there are any */
export function refuseFaults(file: string, language: Language, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${placeOfFile(file, language)}: ${faults.join('; ')}`);
}
