import { MARK_LABELS, type MarkKind } from '@portal/domain/monitoring/finding-mark.ts';
import type { FindingState } from '@portal/domain/monitoring/followed-finding.ts';
import type { Tone } from '../../../ui/tone.ts';

/** What a finding's state means, in a word. */
export const STATE_WORDS: Readonly<Record<FindingState, { readonly word: string; readonly tone: Tone }>> = {
  new: { word: 'New', tone: 'accent' },
  open: { word: 'Still there', tone: 'neutral' },
  reopened: { word: 'Came back', tone: 'warning' },
  fixed: { word: 'Fixed', tone: 'success' },
};

/** That a finding was set aside, in a word. */
export const markWords = ({ kind }: { readonly kind: MarkKind }): string => MARK_LABELS[kind];
