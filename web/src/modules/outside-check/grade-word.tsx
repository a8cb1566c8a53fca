import { say } from '../../portal/texts/say.ts';
import { Badge } from '../../ui/states/badge.tsx';
import type { CheckFinding } from './check-types.ts';
import { gradeWord as texts } from './outside-check.texts.ts';

const WORDS = {
  BAD: { tone: 'danger', word: texts.fixThis },
  WARN: { tone: 'warning', word: texts.weak },
  FAIR: { tone: 'medium', word: texts.couldBeStronger },
  GOOD: { tone: 'success', word: texts.good },
  NEUTRAL: { tone: 'neutral', word: texts.goodToKnow },
} as const;

/** How good one thing is, in a word. */
export function GradeWord({ grade }: { readonly grade: CheckFinding['grade'] }) {
  const { tone, word } = WORDS[grade];
  return <Badge tone={tone}>{say(word)}</Badge>;
}
