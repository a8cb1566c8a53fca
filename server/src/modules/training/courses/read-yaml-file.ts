import type { z } from 'zod';
import { type CourseProblem, readYaml, tellProblem } from './course-problems.ts';

/** The content of a YAML text by its schema; null where it is not that, with what is wrong, its file and the place in it among the problems. */
export function readYamlFile<Content>(
  schema: z.ZodType<Content>,
  file: string,
  text: string,
  problems: string[],
): Content | null {
  const found: CourseProblem[] = [];
  const content = readYaml(schema, text, { file, at: '', firstLine: 1 }, found);
  problems.push(...found.map(tellProblem));
  return content;
}
