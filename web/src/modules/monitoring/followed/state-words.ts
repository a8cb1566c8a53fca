import { MARK_LABELS, type MarkKind } from '@portal/domain/monitoring/finding-mark.ts';
import type { FindingState } from '@portal/domain/monitoring/followed-finding.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Tone } from '../../../ui/tone.ts';
import { stateWords as texts } from './followed.texts.ts';

/** What a finding's state means, in a word. */
export const STATE_WORDS: Readonly<Record<FindingState, { readonly word: Phrase; readonly tone: Tone }>> = {
  new: { word: texts.new, tone: 'accent' },
  open: { word: texts.stillThere, tone: 'neutral' },
  reopened: { word: texts.cameBack, tone: 'warning' },
  fixed: { word: texts.fixed, tone: 'success' },
};

/** That a finding was set aside, in a word. */
export const markWords = ({ kind }: { readonly kind: MarkKind }): string => say(MARK_LABELS[kind]);
