import { parse } from 'yaml';
import { z } from 'zod';

/** The content of a YAML text by its schema; null where it is not that, with what is wrong, its file and the place in it among the problems. */
export function readYamlFile<Content>(
  schema: z.ZodType<Content>,
  file: string,
  text: string,
  problems: string[],
): Content | null {
  const values = valuesOf(text, file, problems);
  if (values === undefined) return null;
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  problems.push(`${file}: ${z.prettifyError(parsed.error)}`);
  return null;
}

function valuesOf(text: string, file: string, problems: string[]): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    problems.push(`${file}: ${error.message}`);
    return undefined;
  }
}
