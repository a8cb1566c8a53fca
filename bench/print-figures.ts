import { loadavg } from 'node:os';
import type { Figure } from './figure.ts';

const BUSY_LOAD = 2;

/** The table for people, in Markdown, with a word on how busy the machine was. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, target, measured, isMet }) => [name, target, measured, isMet ? 'yes' : 'NO']);
  const lines = [['figure', 'target', 'measured', 'met?'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  text.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return text.join('\n');
}

/** Null while the machine has time; else how busy it is, because times then say little. */
export function loadWarning(): string | null {
  const [load = 0] = loadavg();
  return load > BUSY_LOAD
    ? `The machine is busy (load average ${load.toFixed(1)}): times are longer than on a free one, ratios hold.`
    : null;
}
