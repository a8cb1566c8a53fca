import { z } from 'zod';
import { call, linkToken, withData } from '../call.ts';
import { dayWalk } from './day-view.schemas.ts';

/** A whole firm may sit behind one address. */
const OF_A_FIRM = 600;
/** Calls of people without an account: their personal link says who they are. */
const ofPerson = {
  access: 'public',
  method: 'POST',
  perMinute: OF_A_FIRM,
  output: withData(dayWalk),
  errors: ['TRAINING_LINK_INVALID', 'DAY_NOT_OPEN'],
} as const;
/** Of the person's training; their third year has the first one's day again. */
const ofDay = { token: linkToken, year: z.int().min(1).max(100) };

/** The day at work of a year, where the person is in it. */
export const openDay = call({ ...ofPerson, path: '/training/openDay', input: z.object(ofDay) });

/** Chooses at a moment. What was chosen stays: for any other step than the next, the answer is the walk as it is. */
export const chooseInDay = call({
  ...ofPerson,
  path: '/training/chooseInDay',
  input: z.object({
    ...ofDay,
    /** Which choice of the walk it is, from 1. */
    step: z.int().min(1).max(20),
    /** The place of the choice, from 0. */
    choice: z.int().min(0).max(9),
  }),
});

/** Begins a new walk after one that has ended; what is kept of the walks before stays. */
export const walkDayAgain = call({ ...ofPerson, path: '/training/walkDayAgain', input: z.object(ofDay) });
