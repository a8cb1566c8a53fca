import type { StoryPerson } from '@portal/domain/training/story-words.ts';
import { Person } from '../people/person.tsx';

/** Head and shoulders of somebody of the cast. */
export function Portrait({ who }: { readonly who: StoryPerson }) {
  return (
    <svg viewBox="-66 -316 136 136" aria-hidden="true" className="story-scene block size-full">
      <Person who={who} does="stands" mood="happy" />
    </svg>
  );
}
