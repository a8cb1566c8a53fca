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
  const done = doneAt === null ? '' : formatDateTime(doneAt);
  const checked = checkedAt === null ? '' : say(texts.checkedCheckedAt, { checkedAt: formatDateTime(checkedAt) });
  const words: Readonly<Record<HandedPoint['state'], string>> = {
    open: say(texts.toDo),
    reported: say(texts.reportedAsFixedOn, { done }),
    checking: say(texts.beingCheckedNow),
    'still-there': say(texts.stillThereChecked, { checked }),
    'not-tested': say(texts.couldNotBeTested, { checked }),
    gone: say(texts.goneChecked, { checked }),
    confirmed: say(texts.confirmedByYou),
    removed: say(texts.removedSince),
  };
  return words[state];
}
