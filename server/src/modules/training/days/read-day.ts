import { type DayAtWork, dayFile } from '@portal/contract/training/day.schemas.ts';
import { castFile } from '@portal/contract/training/story.schemas.ts';
import { STORY_CAST, STRANGER } from '@portal/domain/training/story-words.ts';
import { readYamlFile } from '../courses/read-yaml-file.ts';

/**
 * A day at work with the people who play in it, or null where it cannot be walked; what is wrong is among the problems, with the file
 * and the place in it.
 * @param file its name, such as `days/1.yaml`
 */
export function readDay(
  file: string,
  texts: { readonly day: string; readonly cast: string },
  problems: string[],
): DayAtWork | null {
  const day = readYamlFile(dayFile, file, texts.day, problems);
  const cast = readYamlFile(castFile, 'cast.yaml', texts.cast, problems);
  if (day === null || cast === null) return null;
  const seen = new Set(day.moments.flatMap(({ picture }) => picture.people.map(({ who }) => who)));
  const people = STORY_CAST.flatMap((id) => (id === STRANGER || !seen.has(id) ? [] : [{ id, ...cast[id] }]));
  return { ...day, people };
}
