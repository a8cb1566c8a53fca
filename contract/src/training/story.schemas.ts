import {
  STORY_CAST,
  STORY_MOODS,
  STORY_PLACES,
  STORY_POSES,
  STORY_SCREENS,
  STORY_SIGNS,
  STORY_SPOTS,
  STORY_THINGS,
  STRANGER,
} from '@portal/domain/training/story-words.ts';
import { z } from 'zod';
import { readingLanguage } from '../reading-language.ts';

/** Lengths in characters: what fits into a picture and its caption. */
const upTo = (most: number, least = 1) => z.string().trim().min(least).max(most);

const person = z.strictObject({
  who: z.enum(STORY_CAST),
  at: z.enum(STORY_SPOTS),
  does: z.enum(STORY_POSES),
  mood: z.enum(STORY_MOODS),
  holds: z.enum(STORY_THINGS).exactOptional(),
});

/** What a device shows, drawn large. */
const screen = z
  .strictObject({
    kind: z.enum(STORY_SCREENS),
    title: upTo(32),
    lines: z.array(upTo(38)).max(4).readonly().default([]),
    /** The line, from 1, that gives it away. */
    wrong: z.int().min(1).exactOptional(),
  })
  .refine(({ lines, wrong }) => wrong === undefined || wrong <= lines.length, {
    path: ['wrong'],
    error: 'there is no such line',
  });

const isEachOnce = (values: readonly string[]) => new Set(values).size === values.length;

/** One picture of a story: where, who, what a device shows, what somebody says, and the narrator's words below. */
export const storyPicture = z
  .strictObject({
    place: z.enum(STORY_PLACES),
    people: z.array(person).max(3).readonly().default([]),
    screen: screen.exactOptional(),
    says: z.strictObject({ who: z.enum(STORY_CAST), text: upTo(70) }).exactOptional(),
    sign: z.enum(STORY_SIGNS).exactOptional(),
    caption: upTo(220, 40),
    /** What the picture shows, for who does not see it. */
    alternative: upTo(160, 20),
  })
  .refine(({ people }) => isEachOnce(people.map(({ at }) => at)), {
    path: ['people'],
    error: 'two people are at the same spot',
  })
  .refine(({ people }) => isEachOnce(people.map(({ who }) => who)), {
    path: ['people'],
    error: 'somebody is there twice',
  })
  .refine(
    ({ people, says }) => says === undefined || says.who === STRANGER || people.some((one) => one.who === says.who),
    {
      path: ['says', 'who'],
      error: 'who speaks is not in the picture',
    },
  );

/** A story's own file, `story.yaml`. */
export const storyFile = z
  .strictObject({
    title: upTo(60),
    people: z
      .array(z.enum(STORY_CAST).exclude([STRANGER]))
      .min(1)
      .readonly(),
    pictures: z.array(storyPicture).min(8).max(12).readonly(),
  })
  .check(({ value: { people, pictures }, issues }) => {
    const seen = new Set(pictures.flatMap((picture) => picture.people.map(({ who }) => who)));
    const known: ReadonlySet<string> = new Set([...people, STRANGER]);
    const problem = (message: string) => issues.push({ code: 'custom', input: people, path: ['people'], message });
    if (!isEachOnce(people)) problem('somebody is named twice');
    for (const who of seen) if (!known.has(who)) problem(`${who} is in a picture and not among the people`);
    for (const who of people) if (!seen.has(who)) problem(`${who} is in no picture`);
  });

/** The cast's own file, `cast.yaml`: everybody but the stranger, by id. */
export const castFile = z.record(
  z.enum(STORY_CAST).exclude([STRANGER]),
  z.strictObject({ name: upTo(20), role: upTo(80) }),
);

/** Somebody who plays in a story, in its language. */
export const storyPerson = z.object({ id: z.enum(STORY_CAST), name: z.string(), role: z.string() });

const story = z.object({
  title: z.string(),
  /** Who is introduced before the first picture. */
  people: z.array(storyPerson).readonly(),
  pictures: z.array(storyPicture).readonly(),
});
/** A story as it was read, with the people of its language. */
export type Story = z.infer<typeof story>;

/** A story as pages tell it. */
export const storyView = story.extend({
  /** Of the story's own texts: English where it is not translated. */
  textLanguage: readingLanguage,
});
