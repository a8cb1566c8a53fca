import { say } from '../../texts/say.ts';
import { story as texts } from './story.texts.ts';
import type { PictureData, StoryData } from './story-types.ts';

/** What somebody in a picture says, with the name; null where nobody speaks. */
export function spokenWords({ says }: PictureData, people: StoryData['people']): string | null {
  if (says === undefined) return null;
  const name = people.find(({ id }) => id === says.who)?.name ?? say(texts.stranger);
  return say(texts.says, { name, text: says.text.replace(/[“”„«»]/g, '') });
}

/** What a device in a picture shows, as one text; null where there is none. */
export function screenWords({ screen }: PictureData): string | null {
  if (screen === undefined) return null;
  const lines = screen.lines.map((line, index) => (index + 1 === screen.wrong ? say(texts.givesAway, { line }) : line));
  return say(texts.onScreen, { text: [screen.title, ...lines].join('. ') });
}
