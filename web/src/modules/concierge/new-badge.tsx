import { Badge } from '../../ui/states/badge.tsx';

/** Marks what this person has not opened yet. */
export function NewBadge() {
  return <Badge tone="accent">NEW</Badge>;
}
