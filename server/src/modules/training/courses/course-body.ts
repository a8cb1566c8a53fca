import type { Lesson, LessonBlock } from '@portal/contract/training/course.schemas.ts';
import { exercise } from '@portal/contract/training/exercise.schemas.ts';
import { parse } from 'yaml';
import { z } from 'zod';

const FENCED = /^```(\w*)\n([\s\S]*?)\n```$/;
const PICTURE = /^!\[([^\]]*)\]\(pictures\/([a-z0-9-]+\.svg)\)$/;
const LINK = /\]\(([^)]*)\)/g;

/** Pieces of a body: fenced blocks whole, everything else by paragraph. */
const PIECES = /^```[\s\S]*?^```$|(?:^(?!```).+(?:\n|$))+/gm;

/** Splits the body of a course into lessons; what is wrong is added to `problems`. A short course has two or three. */
export function readBody(body: string, isShort: boolean, problems: string[]): readonly Lesson[] {
  const [before = '', ...sections] = body.split(/^## /m);
  if (before.trim() !== '') problems.push('there is text before the first lesson');
  const lessons = sections.map((section, index) => {
    const end = section.indexOf('\n');
    const title = section.slice(0, end).trim();
    return { number: index + 1, title, blocks: readBlocks(section.slice(end + 1), `lesson ${index + 1}`, problems) };
  });
  const [least, most] = isShort ? [2, 3] : [4, 6];
  if (lessons.length < least || lessons.length > most)
    problems.push(`there are ${lessons.length} lessons, not ${least} to ${most}`);
  const ids = lessons.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise.id : [])),
  );
  if (isShort && ids.length === 0) problems.push('there is no exercise');
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
    problems.push(`two exercises have the id ${id}`);
  return lessons;
}

function readBlocks(text: string, where: string, problems: string[]): readonly LessonBlock[] {
  const blocks: LessonBlock[] = [];
  for (const [piece] of text.matchAll(PIECES)) {
    const block = readBlock(piece.trim(), where, problems);
    const last = blocks.at(-1);
    if (block?.kind === 'text' && last?.kind === 'text')
      blocks.splice(-1, 1, { kind: 'text', markdown: `${last.markdown}\n\n${block.markdown}` });
    else if (block !== null) blocks.push(block);
  }
  if (blocks.length === 0) problems.push(`${where}: is empty`);
  return blocks;
}

function readBlock(piece: string, where: string, problems: string[]): LessonBlock | null {
  const [, language, yaml] = FENCED.exec(piece) ?? [];
  if (language === 'exercise') return readExercise(yaml ?? '', where, problems);
  const [picture, alternative, file] = PICTURE.exec(piece) ?? [];
  if (picture !== undefined && alternative !== undefined && file !== undefined) {
    if (alternative.length < 20) problems.push(`${where}: ${file} needs an alternative text that tells what it shows`);
    return { kind: 'picture', file, alternative };
  }
  if (/<|!\[|^#|^ {4}|```/m.test(piece))
    problems.push(`${where}: HTML, code, headings within a lesson or pictures within a line: ${piece.slice(0, 60)}`);
  for (const [, address = ''] of piece.matchAll(LINK))
    if (!address.startsWith('https://')) problems.push(`${where}: the link to ${address} is not https`);
  return { kind: 'text', markdown: piece };
}

function readExercise(yaml: string, where: string, problems: string[]): LessonBlock | null {
  const value = parseYaml(yaml, `${where}, exercise`, problems);
  if (value === undefined) return null;
  const parsed = exercise.safeParse(value);
  if (parsed.success) return { kind: 'exercise', exercise: parsed.data };
  problems.push(`${where}, exercise: ${z.prettifyError(parsed.error)}`);
  return null;
}

/** The value of a YAML text; undefined when it isn't one, which is then among the problems. */
export function parseYaml(text: string, where: string, problems: string[]): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    problems.push(`${where}: ${error.message}`);
    return undefined;
  }
}
