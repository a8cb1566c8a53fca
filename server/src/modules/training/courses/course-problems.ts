import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** Something wrong with a course, and where. */
export type CourseProblem = {
  /** Within the course's folder, such as "course.md". */
  readonly file: string;
  /** From 1; null where it is about the whole file. */
  readonly line: number | null;
  /** Which part of the file, and below it the path of the value, such as "lesson 2, exercise: cards.1.box"; empty for the whole. */
  readonly at: string;
  readonly message: string;
};

/** A problem as one line of text. */
export const tellProblem = ({ file, line, at, message }: CourseProblem): string =>
  `${file}: ${at === '' ? '' : `${at}: `}${message}${line === null ? '' : ` (line ${line})`}`;

/** A YAML text within a file. */
type YamlPlace = {
  readonly file: string;
  /** Which part of the file it is; empty where it is the whole. */
  readonly at: string;
  /** The file's line that it begins in, from 1. */
  readonly firstLine: number;
};

/**
 * The value of a YAML text by a schema; null where it is not one, and then what is wrong is among the problems, each with its line.
 * Aliases cannot make a small text a large value: the reader of YAML stops at a hundred.
 */
export function readYaml<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  place: YamlPlace,
  problems: CourseProblem[],
): z.output<Schema> | null {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset: number) => place.firstLine + Math.max(1, counter.linePos(offset).line) - 1;
  const tell = (line: number, path: string, message: string) =>
    problems.push({ file: place.file, line, at: [place.at, path].filter((one) => one !== '').join(': '), message });
  for (const { pos, message } of document.errors) tell(lineAt(pos[0]), '', firstLineOf(message));
  if (document.errors.length > 0) return null;
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    tell(place.firstLine, '', error.message);
    return null;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) tell(lineAt(offsetOf(document, issue)), issue.path.join('.'), issue.message);
  return null;
}

/** Without the drawing of the place that follows. */
const firstLineOf = (message: string) => message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? message;

/** Where a value is that has a problem; of one that is missing, where the nearest one around it begins. */
function offsetOf(document: Document, issue: z.core.$ZodIssue): number {
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  for (let length = issue.path.length; length >= 0; length -= 1) {
    const node = document.getIn(issue.path.slice(0, length), true);
    const key = isMap(node) ? node.items.find((one) => String(one.key) === unknownKey)?.key : undefined;
    const found = isNode(key) ? key : node;
    if (isNode(found) && found.range) return found.range[0];
  }
  return 0;
}
