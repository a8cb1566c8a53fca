import { type ReactNode, useCallback } from 'react';
import { langOf, pageLanguage } from '../../texts/page-language.ts';
import { say } from '../../texts/say.ts';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import { spokenWords } from './picture-words.ts';
import { story as texts } from './story.texts.ts';
import { StoryCast } from './story-cast.tsx';
import { StoryControls } from './story-controls.tsx';
import { StoryPicture } from './story-picture.tsx';
import { StoryStrip } from './story-strip.tsx';
import type { StoryData } from './story-types.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useKeptPicture } from './use-kept-picture.ts';
import './story.css';

type StoryReaderProps = {
  readonly story: StoryData;
  /** Of the course and its version: under which the place is kept on this device. */
  readonly keptAs: string;
  /** Stands where "Next" does after the last picture. */
  readonly after?: ReactNode;
};

/** A story to be read picture by picture, by buttons, arrow keys or the device's voice; printed, it is one long strip. */
export default function StoryReader({ story, keptAs, after }: StoryReaderProps) {
  const { pictures, people, textLanguage } = story;
  const [place, turnTo] = useKeptPicture(`story ${keptAs}`, pictures.length);
  const isPrinting = useIsPrinting();
  const picture = pictures[place - 1];
  useArrowKeys(useCallback((by) => turnTo(place + by), [place, turnTo]));
  const reading = useReadAloud(textLanguage, wordsOf(story, place), () => {
    if (place < pictures.length) turnTo(place + 1);
    return place < pictures.length;
  });
  const lang = langOf(textLanguage);
  if (isPrinting) {
    return (
      <div lang={lang}>
        <StoryStrip story={story} />
      </div>
    );
  }
  return (
    <section aria-label={say(texts.label, { title: story.title })}>
      {textLanguage !== pageLanguage && <p className="mb-4 text-ink-soft">{say(texts.notTranslated)}</p>}
      <div lang={lang} aria-live="polite">
        {picture === undefined ? (
          <StoryCast people={people} />
        ) : (
          <StoryPicture key={place} picture={picture} people={people} />
        )}
      </div>
      <StoryControls place={place} count={pictures.length} turnTo={turnTo} reading={reading} after={after} />
    </section>
  );
}

/** What is read aloud at a place: the title and the people, or a caption and what is said. */
function wordsOf({ title, people, pictures }: StoryData, place: number): readonly string[] {
  const picture = pictures[place - 1];
  if (picture === undefined) return [title, ...people.map(({ name, role }) => `${name}: ${role}.`)];
  const spoken = spokenWords(picture, people);
  return spoken === null ? [picture.caption] : [picture.caption, spoken];
}
