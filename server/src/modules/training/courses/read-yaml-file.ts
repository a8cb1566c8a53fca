import { z } from 'zod';
import { parseYaml } from './course-body.ts';

/** The content of a YAML text by its schema; null where it is not that, with what is wrong, its file and the place in it among the problems. */
export function readYamlFile<Content>(
  schema: z.ZodType<Content>,
  file: string,
  text: string,
  problems: string[],
): Content | null {
  const values = parseYaml(text, file, problems);
  if (values === undefined) return null;
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  problems.push(`${file}: ${z.prettifyError(parsed.error)}`);
  return null;
}
