import { Badge } from '../../ui/badge.tsx';

/** Marks what this person has not opened yet. */
export function NewBadge() {
  return <Badge tone="accent">NEW</Badge>;
}
