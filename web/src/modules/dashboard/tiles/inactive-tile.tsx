import { Lock } from 'lucide-react';
import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';

type InactiveTileProps = { readonly title: string; readonly text: string };

/** A module that the plan does not hold at the moment. */
export function InactiveTile({ title, text }: InactiveTileProps) {
  return (
    <Tile
      title={title}
      badge={<Badge icon={<Lock aria-hidden="true" size={12} />}>Not in your plan</Badge>}
      href="/plan"
      action="Subscribe to Use"
      isInvitation
    >
      {text}
    </Tile>
  );
}
