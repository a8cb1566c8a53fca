import { DAY_ENDINGS, DAY_VERDICTS } from '@portal/domain/training/day-at-work.ts';
import { z } from 'zod';
import { readingLanguage } from '../reading-language.ts';
import { storyPerson, storyPicture } from './story.schemas.ts';

const ending = z.enum(DAY_ENDINGS);

/** How a person's walks through a day went; they alone are told. */
const walked = z.object({
  walks: z.number(),
  best: ending,
  latest: ending,
  /** Of the latest walk. */
  walkedAt: z.string(),
});

/** A day at work that a person may walk. */
export const dayOfYear = z.object({
  /** Of the person's training, from 1. */
  year: z.number(),
  title: z.string(),
  /** Of the day's own texts: English where it is not translated. */
  textLanguage: readingLanguage,
  /** A walk was begun and has not ended. */
  isBegun: z.boolean(),
  /** Null before the first walk has ended. */
  walked: walked.nullable(),
});

const momentView = z.object({ id: z.string(), time: z.string(), picture: storyPicture });

/** A person's walk through a day so far. */
export const dayWalk = dayOfYear.extend({
  /** Who plays in the day, for who does not see the pictures. */
  people: z.array(storyPerson).readonly(),
  /** The moments where they have chosen, in order. */
  taken: z.array(
    momentView.extend({
      choices: z.array(z.string()),
      /** The place of the choice, from 0. */
      chosen: z.number(),
      verdict: z.enum(DAY_VERDICTS),
      because: z.string(),
      /** What would have changed the day; told once it has ended, and only where the choice was not wise. */
      wiser: z.array(z.object({ text: z.string(), because: z.string() })),
    }),
  ),
  /** Where they are now; at an ending there are no choices. */
  moment: momentView.extend({ choices: z.array(z.string()), ending: ending.nullable() }),
});
