import { answerWords, coverageStates } from '@portal/domain/policies/coverage.texts.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { BadgeCheck, CircleDashed, CircleMinus, CircleSlash, FileCheck, FilePen, type LucideIcon } from 'lucide-react';
import type { Tone } from '../../../ui/tone.ts';
import type { Coverage } from '../policy-types.ts';

export type Framework = Coverage['frameworks'][number];
export type Requirement = Framework['groups'][number]['requirements'][number];
export type Question = Coverage['answers']['topics'][number]['questions'][number];
export type Clauses = ReadonlyMap<string, Coverage['clauses'][number]>;

type Look = { readonly word: Phrase; readonly tone: Tone; readonly Icon: LucideIcon };

/** How requirements stand, in words and signs. */
export const STATES: Readonly<Record<Requirement['state'], Look>> = {
  evidenced: { word: coverageStates.evidenced, tone: 'success', Icon: BadgeCheck },
  written: { word: coverageStates.written, tone: 'accent', Icon: FileCheck },
  drafted: { word: coverageStates.drafted, tone: 'warning', Icon: FilePen },
  none: { word: coverageStates.none, tone: 'neutral', Icon: CircleDashed },
};

/** How questions are answered, in words and signs. */
export const ANSWERS: Readonly<Record<Question['answer'], Look>> = {
  yes: { word: answerWords.yes, tone: 'success', Icon: BadgeCheck },
  partly: { word: answerWords.partly, tone: 'warning', Icon: CircleMinus },
  'not-yet': { word: answerWords['not-yet'], tone: 'danger', Icon: CircleDashed },
  'not-applicable': { word: answerWords['not-applicable'], tone: 'neutral', Icon: CircleSlash },
};

export const isOpen = ({ state }: Pick<Requirement, 'state'>) => state === 'drafted' || state === 'none';
