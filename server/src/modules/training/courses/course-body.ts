import type { Lesson, LessonBlock } from '@portal/contract/training/course.schemas.ts';
import { exercise } from '@portal/contract/training/exercise.schemas.ts';
import { type CourseProblem, readYaml } from './course-problems.ts';

const FILE = 'course.md';
const FENCED = /^```(\w*)\n([\s\S]*?)\n```$/;
const PICTURE = /^!\[([^\]]*)\]\(pictures\/([a-z0-9-]+\.svg)\)$/;
const LINK = /\]\(([^)]*)\)/g;

/** Where something is: its line, from 1, and the lesson in words. */
type Place = { readonly line: number; readonly at: string };

/** Splits the body of a course into lessons; what is wrong is added to `problems`. A short course has two or three; null where nobody knows. */
export function readBody(
  body: string,
  firstLine: number,
  isShort: boolean | null,
  problems: CourseProblem[],
): readonly Lesson[] {
  const lines = body.split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  const tell = (line: number | null, message: string) => problems.push({ file: FILE, line, at: '', message });
  if (
    lines
      .slice(0, starts[0] ?? lines.length)
      .join('')
      .trim() !== ''
  )
    tell(firstLine, 'there is text before the first lesson');
  const lessons = starts.map((start, index) => {
    const place = { line: firstLine + start + 1, at: `lesson ${index + 1}` };
    const title = lines[start]?.slice('## '.length).trim() ?? '';
    return { number: index + 1, title, blocks: readBlocks(lines.slice(start + 1, starts[index + 1]), place, problems) };
  });
  const [least, most] = isShort ? [2, 3] : [4, 6];
  if (isShort !== null && (lessons.length < least || lessons.length > most))
    tell(null, `there are ${lessons.length} lessons, not ${least} to ${most}`);
  const ids = lessons.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise.id : [])),
  );
  if (isShort === true && ids.length === 0) tell(null, 'there is no exercise');
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
    tell(null, `two exercises have the id ${id}`);
  return lessons;
}

function readBlocks(lines: readonly string[], place: Place, problems: CourseProblem[]): readonly LessonBlock[] {
  const blocks: LessonBlock[] = [];
  for (const { text, start } of piecesOf(lines)) {
    const block = readBlock(text, { ...place, line: place.line + start }, problems);
    const last = blocks.at(-1);
    if (block?.kind === 'text' && last?.kind === 'text')
      blocks.splice(-1, 1, { kind: 'text', markdown: `${last.markdown}\n\n${block.markdown}` });
    else if (block !== null) blocks.push(block);
  }
  if (blocks.length === 0) problems.push({ file: FILE, ...place, line: place.line - 1, message: 'is empty' });
  return blocks;
}

/** Pieces of a lesson, each with its first line: fenced blocks whole, everything else by paragraph. Looks at each line once. */
function piecesOf(lines: readonly string[]): readonly { readonly text: string; readonly start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  let start = 0;
  while (start < lines.length) {
    let end = start;
    if (lines[start]?.startsWith('```')) {
      end += 1;
      while (end < lines.length && lines[end] !== '```') end += 1;
      end += 1;
    } else while (end < lines.length && lines[end] !== '' && !lines[end]?.startsWith('```')) end += 1;
    const text = lines.slice(start, end).join('\n').trim();
    if (text !== '') pieces.push({ text, start });
    start = Math.max(end, start + 1);
  }
  return pieces;
}

function readBlock(piece: string, place: Place, problems: CourseProblem[]): LessonBlock | null {
  const tell = (message: string) => problems.push({ file: FILE, ...place, message });
  const [, language, yaml] = FENCED.exec(piece) ?? [];
  if (language === 'exercise') return readExercise(yaml ?? '', place, problems);
  const [picture, alternative, file] = PICTURE.exec(piece) ?? [];
  if (picture !== undefined && alternative !== undefined && file !== undefined) {
    if (alternative.length < 20) tell(`${file} needs an alternative text that tells what it shows`);
    return { kind: 'picture', file, alternative };
  }
  if (/<|!\[|^#|^ {4}|```/m.test(piece))
    tell(`HTML, code, headings within a lesson or pictures within a line: ${piece.slice(0, 60)}`);
  for (const [, address = ''] of piece.matchAll(LINK))
    if (!address.startsWith('https://')) tell(`the link to ${address} is not https`);
  return { kind: 'text', markdown: piece };
}

function readExercise(yaml: string, { line, at }: Place, problems: CourseProblem[]): LessonBlock | null {
  const place = { file: FILE, at: `${at}, exercise`, firstLine: line + 1 };
  const value = readYaml(exercise, yaml, place, problems);
  return value === null ? null : { kind: 'exercise', exercise: value };
}
