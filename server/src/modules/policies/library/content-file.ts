import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '../../../documents/content-folder.ts';

/** The text of a file of `content/policies`. */
export const policyFileText = (file: string): string => readFileSync(new URL(file, contentFolder('policies')), 'utf8');

/**
 * The data of a YAML text of `content/policies`.
 * @throws {Error} naming the file and everything wrong with it.
 */
export function parsePolicyData<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(parseYaml(yaml));
  if (!parsed.success) throw new Error(`content/policies/${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The same of a whole file. */
export const readPolicyFile = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  parsePolicyData(file, policyFileText(file), schema);
