import { screenWords, spokenWords } from './picture-words.ts';
import { Scene } from './scene/scene.tsx';
import type { PictureData, StoryData } from './story-types.ts';

type StoryPictureProps = {
  readonly picture: PictureData;
  readonly people: StoryData['people'];
  /** In print what is said stands below the picture too. */
  readonly isPrinted?: boolean;
};

/** One picture of a story with the narrator's words; who does not see it is told what it shows, what a screen says and who speaks. */
export function StoryPicture({ picture, people, isPrinted = false }: StoryPictureProps) {
  const spoken = spokenWords(picture, people);
  const shown = screenWords(picture);
  return (
    <figure data-print="together">
      <div
        role="img"
        aria-label={picture.alternative}
        className="story-frame overflow-hidden rounded-box border border-line"
      >
        <Scene picture={picture} />
      </div>
      <figcaption className="mt-4 text-lg tablet:min-h-21 tablet:text-xl">
        {shown !== null && <p className="sr-only">{shown}</p>}
        <p>{picture.caption}</p>
        {spoken !== null && <p className={isPrinted ? 'mt-1 text-base' : 'sr-only'}>{spoken}</p>}
      </figcaption>
    </figure>
  );
}
