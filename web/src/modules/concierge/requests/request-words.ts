import type { HelpRequestState, HelpSubject } from '@portal/domain/concierge/help-request.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { Tone } from '../../../ui/tone.ts';
import { requestWords as texts } from './requests.texts.ts';

/** How a request stands, in the customer's words. */
export const STATE_WORDS: Readonly<Record<HelpRequestState, { readonly word: Phrase; readonly tone: Tone }>> = {
  new: { word: texts.sent, tone: 'accent' },
  inProgress: { word: texts.inProgress, tone: 'accent' },
  waiting: { word: texts.answered, tone: 'success' },
  closed: { word: texts.closed, tone: 'neutral' },
};

/** What a request can be about. */
export const SUBJECT_WORDS: Readonly<Record<HelpSubject, Phrase>> = {
  weakness: texts.weakness,
  finding: texts.websiteFinding,
  policy: texts.policy,
  course: texts.course,
  element: texts.cyberMaturity,
  general: texts.generalQuestion,
};
