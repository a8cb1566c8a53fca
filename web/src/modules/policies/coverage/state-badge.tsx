import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { STATES } from './coverage-words.tsx';

/** A state as a word with a sign. */
export function StateBadge({ look: { word, tone, Icon } }: { readonly look: (typeof STATES)['none'] }) {
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      {say(word)}
    </Badge>
  );
}
