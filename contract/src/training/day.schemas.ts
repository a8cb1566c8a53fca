import { DAY_ENDINGS, DAY_VERDICTS } from '@portal/domain/training/day-at-work.ts';
import { dayProblems } from '@portal/domain/training/day-problems.ts';
import { z } from 'zod';
import { type storyPerson, storyPicture } from './story.schemas.ts';

const text = (most: number, least = 1) => z.string().trim().min(least).max(most);
const momentId = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/);

const choice = z.strictObject({
  text: text(80),
  /** Id of the moment that it leads to. */
  // biome-ignore lint/suspicious/noThenProperty: a word of the format; its value is a text and never a function
  then: momentId,
  verdict: z.enum(DAY_VERDICTS),
  /** What comes of it, told right after. */
  because: text(240, 40),
});

const moment = z.strictObject({
  id: momentId,
  /** As a clock in the language shows it. */
  time: text(12),
  picture: storyPicture,
  choices: z.array(choice).min(2).max(3).readonly().exactOptional(),
  ending: z.enum(DAY_ENDINGS).exactOptional(),
});

/** The file of a year's day at work, `days/1.yaml`. */
export const dayFile = z
  .strictObject({ title: text(60), start: momentId, moments: z.array(moment).min(10).max(16).readonly() })
  .check(({ value, issues }) => {
    for (const { path, message } of dayProblems(value))
      issues.push({ code: 'custom', input: value, path: [...path], message });
  });

/** A day as it was read, with the people of its language who play in it. */
export type DayAtWork = z.infer<typeof dayFile> & { readonly people: readonly z.infer<typeof storyPerson>[] };
