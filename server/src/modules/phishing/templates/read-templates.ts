import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { shippedContent } from '../../../system/shipped-content.ts';
import { type Template, templateFile } from './template-file.schemas.ts';

/** All templates that the portal is delivered with, by id: the lower level first, then by id. */
export const readTemplates = shippedContent('phishing-templates', (): ReadonlyMap<string, Template> => {
  const folder = new URL('phishing/', import.meta.resolve('@portal/content/package.json'));
  const templates = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readTemplate(file, parseYaml(readFileSync(new URL(file, folder), 'utf8'))))
    .sort((one, other) => one.level - other.level || one.id.localeCompare(other.id));
  return new Map(templates.map((template) => [template.id, template]));
});

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
