import { say } from '../portal/texts/say.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size for people: 1,536 bytes is "1.5 kB" (steps of 1,000, as file managers count). */
export function formatBytes(bytes: number): string {
  if (bytes < 1000)
    return new Intl.NumberFormat(say.locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  const step = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(say.locale, {
    style: 'unit',
    unit: units[step - 1] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
