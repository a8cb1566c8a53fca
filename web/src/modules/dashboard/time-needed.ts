import { say } from '../../portal/texts/say.ts';
import { timeNeeded as texts } from './dashboard.texts.ts';

/** How long something takes, in words: "About a minute", "About 2 hours", "More than a day". */
export function timeNeeded(minutes: number): string {
  if (minutes <= 1) return say(texts.aboutAMinute);
  if (minutes < 90) return say(texts.aboutMinutes, { minutes });
  const hours = Math.round(minutes / 60);
  return hours <= WORKING_DAY_HOURS ? say(texts.aboutHours, { hours }) : say(texts.moreThanADay);
}

const WORKING_DAY_HOURS = 8;
