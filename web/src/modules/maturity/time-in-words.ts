import { roughTime } from '@portal/domain/maturity/minutes-in-words.ts';
import { say } from '../../portal/texts/say.ts';
import { time as texts } from './maturity.texts.ts';

/** How long something takes: "About 10 minutes", "About an hour". */
export function timeInWords(minutes: number): string {
  const { count, unit } = roughTime(minutes);
  return say(texts[unit], { count });
}
