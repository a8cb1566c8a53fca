const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size for people: 1,536 bytes is "1.5 kB" (steps of 1,000, as file managers count). */
export function formatBytes(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
