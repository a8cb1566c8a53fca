/** "3 customers and 1 channel" out of numbers by what they count; null when all are 0. */
export function whatUses(counts: Readonly<Record<string, number>>): string | null {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`);
  if (parts.length === 0) return null;
  return parts.length === 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
