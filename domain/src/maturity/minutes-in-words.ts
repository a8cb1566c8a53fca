/** How long something takes, in words: "About 10 minutes", "About an hour", "About 1.5 hours"; the same on the page and in the PDF. */
export function minutesInWords(minutes: number): string {
  if (minutes === 60) return 'About an hour';
  if (minutes < 90) return `About ${minutes} minutes`;
  const hours = Math.round(minutes / 30) / 2;
  return `About ${hours} hours`;
}
