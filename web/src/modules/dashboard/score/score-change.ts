import { say } from '../../../portal/texts/say.ts';
import type { ScoreSummary } from '../use-module-activity.ts';
import { scoreChange as texts } from './score-card.texts.ts';

const DAY_MS = 24 * 60 * 60_000;
const MONTH_DAYS = 30;

/** How the score moved within a month, in words; null where it has not, or is too young. */
export function scoreChange(days: ScoreSummary['days']): { tone: 'success' | 'warning'; text: string } | null {
  const last = days.at(-1);
  if (last === undefined) return null;
  const monthAgo = new Date(Date.parse(last.day) - MONTH_DAYS * DAY_MS).toISOString().slice(0, 10);
  const before = days.findLast(({ day }) => day <= monthAgo) ?? days[0];
  if (before === undefined || before === last || before.score === last.score) return null;
  const points = Math.abs(last.score - before.score);
  const text = before.day <= monthAgo ? texts.inAMonth : texts.sinceYouStarted;
  return last.score > before.score
    ? { tone: 'success', text: say(text, { arrow: '▲', points }) }
    : { tone: 'warning', text: say(text, { arrow: '▼', points }) };
}
