import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { translatedContent } from '../../../system/content-words/translated-content.ts';
import { templateDifferences } from './template-differences.ts';
import { type Template, templateFile } from './template-file.schemas.ts';

/** A template in the language that it is there in. */
export type TemplateInWords = Template & { readonly language: Language };

const contentFolder = (path: string) => new URL(path, import.meta.resolve('@portal/content/package.json'));

/**
 * All templates that the portal is delivered with, by id: the lower level first, then by id. One that is not there in a language is English.
 * @throws Error for the first file that cannot be used, or that is not the English one in other words
 */
export const readTemplates = translatedContent(
  'phishing-templates',
  (language): ReadonlyMap<string, TemplateInWords> => {
    const english = readFolder(contentFolder('phishing/'));
    const own = language === 'en' ? english : readFolder(contentFolder(`${language}/phishing/`));
    for (const [id, template] of own) refuseDifferences(language, english.get(id), template);
    const sorted = [...english.values()].sort(
      (one, other) => one.level - other.level || one.id.localeCompare(other.id),
    );
    return new Map(
      sorted.map(({ id }) => {
        const template = own.get(id);
        const found = template ?? english.get(id);
        if (found === undefined) throw new Error(`There is no template ${id}`);
        return [id, { ...found, language: template === undefined ? 'en' : language }];
      }),
    );
  },
);

function readFolder(folder: URL): ReadonlyMap<string, Template> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : [];
  return new Map(
    files.map((file) => {
      const template = readTemplate(file, parseYaml(readFileSync(new URL(file, folder), 'utf8')));
      return [template.id, template];
    }),
  );
}

function refuseDifferences(language: Language, english: Template | undefined, template: Template): void {
  const found = english === undefined ? ['there is no English one'] : templateDifferences(english, template);
  if (found.length > 0) throw new Error(`content/${language}/phishing/${template.id}.yaml: ${found.join('; ')}`);
}

/**
 * A template from what its file holds.
 * @throws Error that names the file and everything wrong in it
 */
export function readTemplate(file: string, content: unknown): Template {
  const parsed = templateFile.safeParse(content);
  if (!parsed.success) throw new Error(`content/phishing/${file}: ${z.prettifyError(parsed.error)}`);
  if (file !== `${parsed.data.id}.yaml`) throw new Error(`content/phishing/${file}: the id is ${parsed.data.id}`);
  return parsed.data;
}
