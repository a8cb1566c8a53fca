import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Tone } from '../../../ui/tone.ts';
import type { HandedPoint, Handover } from '../handover-types.ts';
import { stateWords as texts } from './list.texts.ts';

/** How a handover stands, in a word. */
export const HANDOVER_WORDS: Readonly<Record<Handover['state'], { readonly word: Phrase; readonly tone: Tone }>> = {
  'not-opened': { word: texts.notOpenedYet, tone: 'neutral' },
  opened: { word: texts.opened, tone: 'accent' },
  question: { word: texts.aQuestionIsWaiting, tone: 'warning' },
  reported: { word: texts.reportedAsFixed, tone: 'accent' },
  'still-there': { word: texts.stillThere, tone: 'danger' },
  finished: { word: texts.done, tone: 'success' },
  expired: { word: texts.expired, tone: 'neutral' },
  revoked: { word: texts.revoked, tone: 'neutral' },
};

type DateFormat = (at: string) => string;

/** How a point stands, in a line. */
export function pointWords({ state, doneAt, checkedAt }: HandedPoint, formatDateTime: DateFormat): string {
  const done = doneAt === null ? null : { time: formatDateTime(doneAt) };
  const checked = checkedAt === null ? null : { time: formatDateTime(checkedAt) };
  const words: Readonly<Record<HandedPoint['state'], string>> = {
    open: say(texts.toDo),
    reported: done === null ? say(texts.reportedAsFixed) : say(texts.reportedAsFixedOn, done),
    checking: say(texts.beingCheckedNow),
    'still-there': checked === null ? say(texts.stillThere) : say(texts.stillThereChecked, checked),
    'not-tested': checked === null ? say(texts.notTested) : say(texts.notTestedChecked, checked),
    gone: checked === null ? say(texts.gone) : say(texts.goneChecked, checked),
    confirmed: say(texts.confirmedByYou),
    removed: say(texts.removedSince),
  };
  return words[state];
}
