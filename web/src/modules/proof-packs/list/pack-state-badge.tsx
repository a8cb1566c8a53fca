import type { Phrase } from '@portal/domain/texts/texts.ts';
import { Ban, CircleCheck, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import type { Pack } from '../proof-types.ts';
import { packStateBadge as texts } from './list.texts.ts';

const LOOKS: Readonly<Record<Pack['state'], { word: Phrase; tone: Tone; icon: ReactNode }>> = {
  making: {
    word: texts.beingMade,
    tone: 'accent',
    icon: <LoaderCircle aria-hidden="true" size={14} className="animate-spin" />,
  },
  ready: { word: texts.valid, tone: 'success', icon: <CircleCheck aria-hidden="true" size={14} /> },
  failed: { word: texts.couldNotBeMade, tone: 'danger', icon: <TriangleAlert aria-hidden="true" size={14} /> },
  expired: { word: texts.expired, tone: 'neutral', icon: <Clock aria-hidden="true" size={14} /> },
  revoked: { word: texts.revoked, tone: 'neutral', icon: <Ban aria-hidden="true" size={14} /> },
};

/** How a pack stands, in a word. */
export function PackStateBadge({ state }: { readonly state: Pack['state'] }) {
  const { word, tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {say(word)}
    </Badge>
  );
}
