import { say } from '../../portal/texts/say.ts';
import { Badge } from '../../ui/states/badge.tsx';
import { newBadge as texts } from './concierge.texts.ts';

/** Marks what this person has not opened yet. */
export function NewBadge() {
  return <Badge tone="accent">{say(texts.label)}</Badge>;
}
