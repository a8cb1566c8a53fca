import type { StoryMood, StoryPerson } from '@portal/domain/training/story-words.ts';
import { Face } from './face.tsx';
import { BEARDS, HAIR_BEFORE, HAIR_BEHIND } from './hair.tsx';
import { isShape, lookOf } from './looks.ts';

const LIPS = '#9c4a45';
const LIPS_IN_BEARD = '#e7a79b';

type HeadProps = { readonly who: StoryPerson; readonly mood: StoryMood };

/** A head that looks to the right; its middle is at 0, 0 and its chin at 32. */
export function Head({ who, mood }: HeadProps) {
  const { skin, hair } = lookOf(who);
  const Behind = HAIR_BEHIND[who];
  const Before = HAIR_BEFORE[who];
  const Beard = BEARDS[who];
  return (
    <>
      {Behind !== undefined && <Behind tones={hair} />}
      <path d="M-12 20h22v27q-11 9-22 0z" fill={skin[1]} />
      <ellipse cx="-25" cy="4" rx="6" ry="8" fill={skin[1]} />
      <path d="M-27-6C-28-33-10-37 1-37 20-37 30-26 29-6 29 14 21 32 4 33-14 33-26 16-27-6Z" fill={skin[0]} />
      {Beard !== undefined && <Beard tones={hair} />}
      {!isShape(who) && (
        <Face
          mood={mood}
          skin={skin}
          brows={hair[1]}
          lips={Beard === undefined ? LIPS : LIPS_IN_BEARD}
          hasCheeks={Beard === undefined}
        />
      )}
      {Before !== undefined && <Before tones={hair} />}
    </>
  );
}
