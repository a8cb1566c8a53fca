import { timeLeft } from '@portal/domain/incidents/deadline-clock.ts';
import { say } from '../../../portal/texts/say.ts';
import { deadlineCard as texts } from './record.texts.ts';

const LEFT = { minute: texts.minutesLeft, hour: texts.hoursLeft, day: texts.daysLeft } as const;
const OVER = { minute: texts.minutesOver, hour: texts.hoursOver, day: texts.daysOver } as const;

/** How much time is left until an instant, or how long ago it was. */
export function timeLeftInWords(endsAt: Date, now: Date): string {
  const { isOver, count, unit } = timeLeft(endsAt, now);
  return say((isOver ? OVER : LEFT)[unit], { count });
}
