import { spokenLines } from '@portal/domain/rich-text/spoken-lines.ts';
import type { LessonData } from '../lesson-body.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { useReadAloud } from './use-read-aloud.ts';

type ReadLessonAloudProps = { readonly lesson: LessonData; readonly textLanguage: string };

/** A lesson by the device's own voice: its title, its texts, and what its pictures show. Exercises are left to the reader. */
export default function ReadLessonAloud({ lesson, textLanguage }: ReadLessonAloudProps) {
  const reading = useReadAloud(textLanguage, wordsOf(lesson), () => false);
  return <ReadAloudButton reading={reading} />;
}

const wordsOf = ({ title, blocks }: LessonData): readonly string[] => [
  title,
  ...blocks.flatMap((block) => {
    if (block.kind === 'text') return spokenLines(block.text);
    return block.kind === 'picture' ? [block.alternative] : [];
  }),
];
