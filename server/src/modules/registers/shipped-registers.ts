import { readFileSync } from 'node:fs';
import { readValues } from '@portal/domain/registers/read-value.ts';
import { REGISTER_IDS, type RecordValues, type RegisterId } from '@portal/domain/registers/register.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { contentIn } from '../../system/content-words/content-translations.ts';
import { translatedContent } from '../../system/content-words/translated-content.ts';
import { type RegisterFile, registerFile } from './register-file.schemas.ts';

const FOLDER = 'registers';

/** A register as it comes along, with an example that is nobody's. */
export type Register = Omit<RegisterFile, 'example' | 'order'> & { readonly example: RecordValues };

/**
 * All of `content/registers`, in a language and in their order.
 * @throws {Error} that names the file with everything wrong in it
 */
export const readShippedRegisters = translatedContent(FOLDER, (language): readonly Register[] => {
  const folder = new URL(`${FOLDER}/`, import.meta.resolve('@portal/content/package.json'));
  return REGISTER_IDS.map((id) => readRegister(folder, `${id}.yaml`, language))
    .toSorted((one, other) => one.order - other.order)
    .map(({ order: _, ...register }) => register);
});

function readRegister(folder: URL, file: string, language: Language) {
  const content = parseYaml(readFileSync(new URL(file, folder), 'utf8'));
  const parsed = registerFile.safeParse(contentIn(language, FOLDER, file, content));
  if (!parsed.success) throw new Error(`content/registers/${file}: ${z.prettifyError(parsed.error)}`);
  if (`${parsed.data.id}.yaml` !== file) throw new Error(`content/registers/${file}: the id is ${parsed.data.id}.`);
  const { says, values } = parsed.data.example;
  const example = readValues(parsed.data.columns, { ...says, ...values });
  const [fault] = example.faults;
  if (fault !== undefined) throw new Error(`content/registers/${file}: the example's ${fault.column} is refused.`);
  return { ...parsed.data, example: example.values };
}

/** One register in a language. */
export function registerOf(id: RegisterId, language: Language): Register {
  const register = readShippedRegisters(language).find((one) => one.id === id);
  if (register === undefined) throw new Error(`There is no register ${id}.`);
  return register;
}
