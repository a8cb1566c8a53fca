import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Tone } from '../../../ui/tone.ts';
import { readinessWords as texts } from './readiness.texts.ts';

export type Readiness = CallOutput<'readinessSheet'>['data'];
export type ReadinessTopicView = Readiness['topics'][number];
export type ReadinessQuestion = ReadinessTopicView['questions'][number];
export type ReadinessState = ReadinessQuestion['state'];
export type Statement = NonNullable<ReadinessQuestion['statement']>;

/** Ways in which a question can stand, best first, with what people call them. */
export const STATES: Readonly<Record<ReadinessState, { readonly label: Phrase; readonly tone: Tone }>> = {
  yes: { label: texts.yes, tone: 'success' },
  partly: { label: texts.inPart, tone: 'warning' },
  no: { label: texts.notYet, tone: 'danger' },
  unknown: { label: texts.notKnown, tone: 'neutral' },
  'not-applicable': { label: texts.doesNotApply, tone: 'neutral' },
  written: { label: texts.answered, tone: 'success' },
  yours: { label: texts.forYouToFill, tone: 'accent' },
};

/** Who says so, before the day. */
export const BASES: Readonly<Record<ReadinessQuestion['basis'], Phrase | null>> = {
  seen: texts.seenByThePortal,
  told: texts.reportedByAnExpert,
  stated: texts.stated,
  none: null,
};

/** Where one goes to make more known, by the first part of the address. */
export function placeInWords(href: string): string {
  if (href.startsWith('/cybermaturity')) return say(texts.answerItInThe);
  if (href.startsWith('/attacksurface')) return say(texts.goToYourAttack);
  if (href.startsWith('/webappscan')) return say(texts.goToYourWebsite);
  if (href.startsWith('/securitypolicy')) return say(texts.goToYourPolicies);
  if (href.startsWith('/training')) return say(texts.goToTheTraining);
  if (href.startsWith('/concierge')) return say(texts.readTheReport);
  return say(texts.goToYourAdministrators);
}
