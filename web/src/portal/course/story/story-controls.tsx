import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { say } from '../../texts/say.ts';
import { ReadAloudButton } from '../read-aloud/read-aloud-button.tsx';
import type { ReadAloud } from '../read-aloud/use-read-aloud.ts';
import { story as texts } from './story.texts.ts';
import { StoryPlaces } from './story-places.tsx';

type StoryControlsProps = {
  /** From 1; 0 before the first picture. */
  readonly place: number;
  readonly count: number;
  readonly turnTo: (place: number) => void;
  readonly reading: ReadAloud;
  readonly after: ReactNode;
};

/** Back and next, where one is, and the button that has it read aloud. */
export function StoryControls({ place, count, turnTo, reading, after }: StoryControlsProps) {
  const isLast = place === count;
  return (
    <div className="mt-3" data-print="hidden">
      <StoryPlaces place={place} count={count} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {place > 0 && (
          <PlainButton
            variant="secondary"
            size="large"
            icon={<ArrowLeft aria-hidden="true" size={18} />}
            onPress={() => turnTo(place - 1)}
          >
            {say(texts.back)}
          </PlainButton>
        )}
        {!isLast && (
          <PlainButton size="large" onPress={() => turnTo(place + 1)}>
            {say(place === 0 ? texts.begin : texts.next)}
            <ArrowRight aria-hidden="true" size={18} />
          </PlainButton>
        )}
        {isLast && after}
        {isLast && (
          <PlainButton variant="quiet" size="large" onPress={() => turnTo(0)}>
            {say(texts.fromStart)}
          </PlainButton>
        )}
        <span className="phone:ms-auto">
          <ReadAloudButton reading={reading} />
        </span>
      </div>
      {place === 0 && <p className="mt-3 hidden text-ink-soft text-sm desktop:block">{say(texts.keys)}</p>}
    </div>
  );
}
