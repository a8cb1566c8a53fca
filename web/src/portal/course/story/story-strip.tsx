import { StoryCast } from './story-cast.tsx';
import { StoryPicture } from './story-picture.tsx';
import type { StoryData } from './story-types.ts';

/** The whole story, one picture below the other, for paper. */
export function StoryStrip({ story }: { readonly story: StoryData }) {
  return (
    <div className="flex flex-col gap-8">
      <StoryCast people={story.people} />
      {story.pictures.map((picture) => (
        <StoryPicture key={picture.caption} picture={picture} people={story.people} isPrinted />
      ))}
    </div>
  );
}
