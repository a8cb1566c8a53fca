import type { StoryPerson } from '@portal/domain/training/story-words.ts';
import { Person } from '../people/person.tsx';

/** Head and shoulders of somebody of the cast. */
export function Portrait({ who }: { readonly who: StoryPerson }) {
  return (
    <svg viewBox="-72 -338 152 152" aria-hidden="true" className="story-scene block size-full">
      <Person who={who} does="stands" mood="happy" />
    </svg>
  );
}
