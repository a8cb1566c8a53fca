import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type IcsEvent, icsFile } from './ics-file.ts';

const made = new Date('2026-11-26T07:05:09.123Z');
const event = (changes: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'scan-2026-12-31@portal.example',
  day: '2026-12-31',
  title: 'Scan of Shop',
  url: 'https://portal.example/webappscan/Shop',
  ...changes,
});

test('an event is a whole day that blocks nobody’s time', () => {
  expect(icsFile('Coming up', [event()], made)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Cyber Safety//Calendar//EN',
      'X-WR-CALNAME:Coming up',
      'BEGIN:VEVENT',
      'UID:scan-2026-12-31@portal.example',
      'DTSTAMP:20261126T070509Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Scan of Shop',
      'URL:https://portal.example/webappscan/Shop',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('signs with a meaning are escaped, and what somebody typed begins no line of its own', () => {
  const file = icsFile('x', [event({ title: 'A;B,C\\D\r\nATTACH:https://evil.example\u2028E' })], made);
  expect(file).toContain('SUMMARY:A\\;B\\,C\\\\D ATTACH:https://evil.example E\r\n');
});

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const octets = (line: string) => new TextEncoder().encode(line).length;

test('whatever the titles, lines are short, characters whole, and the lines are those of the events', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 5 }), (titles) => {
      const file = icsFile(
        'x',
        titles.map((title) => event({ title })),
        made,
      );
      expect(file.split('\r\n').every((line) => octets(line) <= 75)).toBe(true);
      expect(file).toBe(file.toWellFormed());
      expect(unfolded(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(titles.length);
      expect(unfolded(file)).toHaveLength(6 + 9 * titles.length);
    }),
  );
});

test('a program that reads it gets the title back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), (title) => {
      const line = unfolded(icsFile('x', [event({ title })], made)).find((each) => each.startsWith('SUMMARY:')) ?? '';
      expect(line.slice('SUMMARY:'.length).replace(/\\(.)/g, '$1')).toBe(title.replace(/\s+/g, ' '));
    }),
  );
});
