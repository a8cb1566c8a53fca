import type { HelpRequestState, HelpSubject } from '@portal/domain/concierge/help-request.ts';
import type { Tone } from '../../../ui/tone.ts';

/** How a request stands, in the customer's words. */
export const STATE_WORDS: Readonly<Record<HelpRequestState, { readonly word: string; readonly tone: Tone }>> = {
  new: { word: 'Sent', tone: 'accent' },
  inProgress: { word: 'In progress', tone: 'accent' },
  waiting: { word: 'Answered', tone: 'success' },
  closed: { word: 'Closed', tone: 'neutral' },
};

/** What a request can be about. */
export const SUBJECT_WORDS: Readonly<Record<HelpSubject, string>> = {
  weakness: 'Weakness',
  finding: 'Website finding',
  policy: 'Policy',
  course: 'Course',
  element: 'Cyber maturity',
  general: 'General question',
};
