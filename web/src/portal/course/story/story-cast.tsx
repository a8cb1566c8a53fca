import { say } from '../../texts/say.ts';
import { Portrait } from './scene/portrait.tsx';
import { story as texts } from './story.texts.ts';
import type { StoryData } from './story-types.ts';

/** Who plays in a story, before it begins. */
export function StoryCast({ people }: { readonly people: StoryData['people'] }) {
  return (
    <section aria-label={say(texts.whoPlays)} className="rounded-box border border-line bg-surface p-5 tablet:p-8">
      <ul className="flex flex-wrap justify-center gap-x-8 gap-y-6">
        {people.map(({ id, name, role }) => (
          <li key={id} className="flex w-36 flex-col items-center text-center tablet:w-44">
            <span className="block size-28 overflow-hidden rounded-full bg-accent-soft tablet:size-36">
              <Portrait who={id} />
            </span>
            <span className="mt-3 font-semibold text-lg">{name}</span>
            <span className="text-ink-soft text-sm">{role}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
