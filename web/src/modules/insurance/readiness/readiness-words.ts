import type { CallOutput } from '../../../api/calls.ts';
import type { Tone } from '../../../ui/tone.ts';

export type Readiness = CallOutput<'readinessSheet'>['data'];
export type ReadinessTopicView = Readiness['topics'][number];
export type ReadinessQuestion = ReadinessTopicView['questions'][number];
export type ReadinessState = ReadinessQuestion['state'];
export type Statement = NonNullable<ReadinessQuestion['statement']>;

/** Ways in which a question can stand, best first, with what people call them. */
export const STATES: Readonly<Record<ReadinessState, { readonly label: string; readonly tone: Tone }>> = {
  yes: { label: 'Yes', tone: 'success' },
  partly: { label: 'In part', tone: 'warning' },
  no: { label: 'Not yet', tone: 'danger' },
  unknown: { label: 'Not known', tone: 'neutral' },
  'not-applicable': { label: 'Does not apply', tone: 'neutral' },
  written: { label: 'Answered', tone: 'success' },
  yours: { label: 'For you to fill in', tone: 'accent' },
};

/** Who says so, before the day. */
export const BASES: Readonly<Record<ReadinessQuestion['basis'], string>> = {
  seen: 'Seen by the portal',
  told: 'Reported by an expert',
  stated: 'Stated',
  none: '',
};

/** Where one goes to make more known, by the first part of the address. */
export function placeInWords(href: string): string {
  if (href.startsWith('/cybermaturity')) return 'Answer it in the assessment';
  if (href.startsWith('/attacksurface')) return 'Go to your attack surface';
  if (href.startsWith('/webappscan')) return 'Go to your website scans';
  if (href.startsWith('/securitypolicy')) return 'Go to your policies';
  if (href.startsWith('/training')) return 'Go to the training';
  if (href.startsWith('/concierge')) return 'Read the report';
  return 'Go to your administrators';
}
