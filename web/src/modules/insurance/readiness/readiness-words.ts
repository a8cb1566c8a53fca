import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Tone } from '../../../ui/tone.ts';
import { places, sources, sourcesOn, states } from './readiness.texts.ts';

export type Readiness = CallOutput<'readinessSheet'>['data'];
export type ReadinessTopicView = Readiness['topics'][number];
export type ReadinessQuestion = ReadinessTopicView['questions'][number];
export type ReadinessState = ReadinessQuestion['state'];
export type Statement = NonNullable<ReadinessQuestion['statement']>;

/** Ways in which a question can stand, best first, with what people call them. */
export const STATES: Readonly<Record<ReadinessState, { readonly label: Phrase; readonly tone: Tone }>> = {
  yes: { label: states.yes, tone: 'success' },
  partly: { label: states.partly, tone: 'warning' },
  no: { label: states.no, tone: 'danger' },
  unknown: { label: states.unknown, tone: 'neutral' },
  'not-applicable': { label: states['not-applicable'], tone: 'neutral' },
  written: { label: states.written, tone: 'success' },
  yours: { label: states.yours, tone: 'accent' },
};

/** Who says so, and when; empty where nobody does. */
export function sourceInWords({ basis, by }: ReadinessQuestion, day: string | null): string {
  if (basis === 'none') return '';
  if (day === null) return say(sources[basis]);
  return basis === 'stated' && by !== null
    ? say(sourcesOn.statedBy, { day, name: by })
    : say(sourcesOn[basis], { day });
}

/** Where one goes to make more known, by the first part of the address. */
export function placeInWords(href: string): string {
  if (href.startsWith('/cybermaturity')) return say(places.assessment);
  if (href.startsWith('/attacksurface')) return say(places.attackSurface);
  if (href.startsWith('/webappscan')) return say(places.scans);
  if (href.startsWith('/securitypolicy')) return say(places.policies);
  if (href.startsWith('/training')) return say(places.training);
  if (href.startsWith('/concierge')) return say(places.report);
  return say(places.admins);
}
