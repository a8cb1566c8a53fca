import { say } from '../../portal/texts/say.ts';
import { Badge } from '../../ui/states/badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import type { EntryLine } from './register-types.ts';
import { states } from './registers.texts.ts';

const TONES: Readonly<Record<EntryLine['state'], Tone>> = { open: 'accent', overdue: 'danger', closed: 'neutral' };

/** How an entry stands, in a word. */
export function StateBadge({ state }: { readonly state: EntryLine['state'] }) {
  return <Badge tone={TONES[state]}>{say(states[state])}</Badge>;
}
