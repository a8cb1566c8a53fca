/** How long something takes, in words: "About a minute", "About 2 hours", "More than a day". */
export function timeNeeded(minutes: number): string {
  if (minutes <= 1) return 'About a minute';
  if (minutes < 90) return `About ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours <= WORKING_DAY_HOURS ? `About ${hours} hours` : 'More than a day';
}

const WORKING_DAY_HOURS = 8;
