import type { Template } from './template-file.schemas.ts';

/** Where a translated template is not the same mail in other words: its facts, its parts, what is a sign, and which part is the link. */
export function templateDifferences(english: Template, translated: Template): readonly string[] {
  const facts = (['trick', 'level', 'role', 'page'] as const).filter((key) => english[key] !== translated[key]);
  const shape = shapeOf(english) === shapeOf(translated) ? [] : ['other parts or signs'];
  return [...facts.map((key) => `another ${key}`), ...shape];
}

const shapeOf = ({ mail: { from, subject, body } }: Template): string =>
  [from.sign, subject.sign, ...body.map((part) => `${kindOf(part)} ${part.sign}`)].join();

const kindOf = (part: Template['mail']['body'][number]) =>
  (['paragraph', 'link', 'qr'] as const).find((kind) => kind in part);
