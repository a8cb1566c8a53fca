import type { Tone } from '../../../ui/tone.ts';
import type { HandedPoint, Handover } from '../handover-types.ts';

/** How a handover stands, in a word. */
export const HANDOVER_WORDS: Readonly<Record<Handover['state'], { readonly word: string; readonly tone: Tone }>> = {
  'not-opened': { word: 'Not opened yet', tone: 'neutral' },
  opened: { word: 'Opened', tone: 'accent' },
  question: { word: 'A question is waiting for you', tone: 'warning' },
  reported: { word: 'Reported as fixed', tone: 'accent' },
  'still-there': { word: 'Still there', tone: 'danger' },
  finished: { word: 'Done', tone: 'success' },
  expired: { word: 'Expired', tone: 'neutral' },
  revoked: { word: 'Revoked', tone: 'neutral' },
};

type DateFormat = (at: string) => string;

/** How a point stands, in a line. */
export function pointWords({ state, doneAt, checkedAt }: HandedPoint, formatDateTime: DateFormat): string {
  const done = doneAt === null ? '' : formatDateTime(doneAt);
  const checked = checkedAt === null ? '' : `, checked ${formatDateTime(checkedAt)}`;
  const words: Readonly<Record<HandedPoint['state'], string>> = {
    open: 'To do',
    reported: `Reported as fixed on ${done}`,
    checking: 'Being checked now',
    'still-there': `Still there${checked}`,
    'not-tested': `Could not be tested${checked}`,
    gone: `Gone${checked}`,
    confirmed: 'Confirmed by you',
    removed: 'Removed since',
  };
  return words[state];
}
