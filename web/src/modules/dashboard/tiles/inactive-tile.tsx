import { Lock } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';
import { inactiveTile as texts } from './tiles.texts.ts';

type InactiveTileProps = { readonly title: string; readonly text: string };

/** A module that the plan does not hold at the moment. */
export function InactiveTile({ title, text }: InactiveTileProps) {
  return (
    <Tile
      title={title}
      badge={<Badge icon={<Lock aria-hidden="true" size={12} />}>{say(texts.notInYourPlan)}</Badge>}
      href="/plan"
      action={say(texts.subscribeToUse)}
      isInvitation
    >
      {text}
    </Tile>
  );
}
