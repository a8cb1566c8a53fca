const UNITS = [
  { minutes: 24 * 60, word: 'day' },
  { minutes: 60, word: 'hour' },
  { minutes: 1, word: 'minute' },
] as const;

/** Says a duration in the largest unit that divides it: 10 → "10 minutes", 1440 → "1 day", 90 → "90 minutes". */
export function durationInWords(minutes: number): string {
  const unit = UNITS.find((candidate) => minutes >= candidate.minutes && minutes % candidate.minutes === 0);
  const word = unit?.word ?? 'minute';
  const count = Math.round(minutes / (unit?.minutes ?? 1));
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
