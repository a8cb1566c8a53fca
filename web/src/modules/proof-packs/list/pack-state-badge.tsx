import { Ban, CircleCheck, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/states/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import type { Pack } from '../proof-types.ts';

const LOOKS: Readonly<Record<Pack['state'], { word: string; tone: Tone; icon: ReactNode }>> = {
  making: {
    word: 'Being made',
    tone: 'accent',
    icon: <LoaderCircle aria-hidden="true" size={14} className="animate-spin" />,
  },
  ready: { word: 'Valid', tone: 'success', icon: <CircleCheck aria-hidden="true" size={14} /> },
  failed: { word: 'Could not be made', tone: 'danger', icon: <TriangleAlert aria-hidden="true" size={14} /> },
  expired: { word: 'Expired', tone: 'neutral', icon: <Clock aria-hidden="true" size={14} /> },
  revoked: { word: 'Revoked', tone: 'neutral', icon: <Ban aria-hidden="true" size={14} /> },
};

/** How a pack stands, in a word. */
export function PackStateBadge({ state }: { readonly state: Pack['state'] }) {
  const { word, tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
