import { joinClasses } from '../../../ui/join-classes.ts';
import { say } from '../../texts/say.ts';
import { story as texts } from './story.texts.ts';

/** Where one is in a story: a short bar for each picture. */
export function StoryPlaces({ place, count }: { readonly place: number; readonly count: number }) {
  return (
    <div className="flex items-center gap-4">
      <span aria-hidden="true" className="flex flex-1 gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never reordered
            key={index}
            className={joinClasses('h-1.5 flex-1 rounded-full', index < place ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </span>
      <span className="text-ink-soft text-sm tabular-nums">
        {place === 0 ? say(texts.pictures, { count }) : say(texts.pictureOf, { picture: place, count })}
      </span>
    </div>
  );
}
