import { addDays } from '../training/training-year.ts';

/** An event of a whole day. */
export type IcsEvent = {
  /** The same for the same event in every file, so that a program that reads it again has it once. */
  readonly uid: string;
  readonly day: string;
  readonly title: string;
  readonly url: string;
};

const MAX_OCTETS = 75;

/**
 * Events as a file that calendar programs read (RFC 5545): days without a time, which block nobody's time.
 * @param made when, for DTSTAMP
 */
export function icsFile(name: string, events: readonly IcsEvent[], made: Date): string {
  const stamp = made.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cyber Safety//Calendar//EN',
    `X-WR-CALNAME:${text(name)}`,
    ...events.flatMap(({ uid, day, title, url }) => [
      'BEGIN:VEVENT',
      `UID:${text(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date(day)}`,
      `DTEND;VALUE=DATE:${date(addDays(day, 1))}`,
      `SUMMARY:${text(title)}`,
      `URL:${url.replace(CONTROLS, '')}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const date = (day: string) => day.replaceAll('-', '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: leaving them out is what this is for
const CONTROLS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/g;

/** A value of the type TEXT (RFC 5545, 3.3.11): what somebody typed can begin no line of its own. */
const text = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&');

/** A line in pieces of at most 75 octets, none of which splits a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let [octets, whole] = [0, ''];
  for (const character of line) {
    const size = sizeOf(character);
    if (octets + size > MAX_OCTETS) {
      whole += '\r\n ';
      octets = 1;
    }
    whole += character;
    octets += size;
  }
  return whole;
}

/** Octets of a character in UTF-8. */
function sizeOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
