import type { CallOutput } from '../../../api/calls.ts';
import type { Tone } from '../../../ui/tone.ts';

export type Readiness = CallOutput<'readinessSheet'>['data'];
export type ReadinessQuestion = Readiness['topics'][number]['questions'][number];

/** Ways in which a question can stand, best first, with what people call them. */
export const STATES: Readonly<Record<ReadinessQuestion['state'], { readonly label: string; readonly tone: Tone }>> = {
  yes: { label: 'Yes', tone: 'success' },
  partly: { label: 'In part', tone: 'warning' },
  no: { label: 'Not yet', tone: 'danger' },
  unknown: { label: 'Not known', tone: 'neutral' },
  'not-applicable': { label: 'Does not apply', tone: 'neutral' },
  yours: { label: 'For you to fill in', tone: 'accent' },
};

/** Where one goes to make more known, by the first part of the address. */
export function placeInWords(href: string): string {
  if (href.startsWith('/cybermaturity')) return 'Answer it in the assessment';
  if (href.startsWith('/attacksurface')) return 'Go to your attack surface';
  if (href.startsWith('/webappscan')) return 'Go to your website scans';
  if (href.startsWith('/securitypolicy')) return 'Go to your policies';
  if (href.startsWith('/training')) return 'Go to the training';
  return 'Go to your administrators';
}
