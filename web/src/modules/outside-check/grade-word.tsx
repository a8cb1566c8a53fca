import { Badge } from '../../ui/states/badge.tsx';
import type { CheckFinding } from './check-types.ts';

const WORDS = {
  BAD: { tone: 'danger', word: 'Fix this' },
  WARN: { tone: 'warning', word: 'Weak' },
  FAIR: { tone: 'medium', word: 'Could be stronger' },
  GOOD: { tone: 'success', word: 'Good' },
  NEUTRAL: { tone: 'neutral', word: 'Good to know' },
} as const;

/** How good one thing is, in a word. */
export function GradeWord({ grade }: { readonly grade: CheckFinding['grade'] }) {
  const { tone, word } = WORDS[grade];
  return <Badge tone={tone}>{word}</Badge>;
}
