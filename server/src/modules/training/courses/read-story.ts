import { castFile, type Story, storyFile } from '@portal/contract/training/story.schemas.ts';
import { readYamlFile } from './read-yaml-file.ts';

type StoryTexts = {
  /** What stands in the course's `story.yaml`; null where there is none. */
  readonly story: string | null;
  /** What stands in the `cast.yaml` beside the courses; null where there is none. */
  readonly cast: string | null;
};

/**
 * The story of a course with the people that it introduces, or null where it has none or one that cannot be told, which is then among the
 * problems with its file and the place in it.
 * @param isShort a short course has a short story
 */
export function readStory(texts: StoryTexts, isShort: boolean, problems: string[]): Story | null {
  if (texts.story === null) return null;
  const story = readYamlFile(storyFile, 'story.yaml', texts.story, problems);
  const cast = readYamlFile(castFile, 'cast.yaml', texts.cast ?? '', problems);
  if (story === null || cast === null) return null;
  const most = isShort ? 9 : 12;
  if (story.pictures.length > most)
    problems.push(`story.yaml: there are ${story.pictures.length} pictures, not 8 to ${most}`);
  return { ...story, people: story.people.map((id) => ({ id, ...cast[id] })) };
}
