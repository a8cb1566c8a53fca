/** "4 minutes 5 seconds"; without minutes when there are none. */
export function minutesAndSeconds(totalSeconds: number): string {
  const minutes = Math.floor(totalSeconds / 60);
  const seconds = totalSeconds % 60;
  const word = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  return minutes === 0 ? word(seconds, 'second') : `${word(minutes, 'minute')} ${word(seconds, 'second')}`;
}
