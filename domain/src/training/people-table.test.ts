import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, columnsWithoutHeadings, nameFromAddress, readDay, splitMailbox } from './people-table.ts';

test('headings are known by many names, and each once', () => {
  expect(columnsOf(['E-Mail', 'First name', 'LAST_NAME', 'Team', 'Phone', 'Start date'])).toEqual([
    'email',
    'firstName',
    'lastName',
    'department',
    null,
    'startedOn',
  ]);
  expect(columnsOf(['Email', 'Work e-mail', 'Name', 'Full name'])).toEqual(['email', null, 'name', null]);
  expect(columnsOf(['Vorname', 'Nachname', 'E-Mail-Adresse', 'Abteilung', 'Eintrittsdatum'])).toEqual([
    'firstName',
    'lastName',
    'email',
    'department',
    'startedOn',
  ]);
  expect(columnsOf(['Nombre', 'Apellidos', 'Correo electrónico', 'Área', 'Fecha de incorporación'])).toEqual([
    'firstName',
    'lastName',
    'email',
    'department',
    'startedOn',
  ]);
  expect(columnsOf(['Name', 'Vorname', 'E-Mail'])).toEqual(['lastName', 'firstName', 'email']);
  expect(columnsOf(['Nombre', 'Nombre completo', 'Correo'])).toEqual(['firstName', 'name', 'email']);
  expect(columnsOf(['__proto__', 'constructor', ''])).toEqual([null, null, null]);
});

test('a list without headings is read by where its addresses are', () => {
  expect(columnsWithoutHeadings(['Ann Lee', 'ann@firm.example', 'Sales'])).toEqual(['name', 'email', 'department']);
  expect(columnsWithoutHeadings(['ann@firm.example'])).toEqual(['email']);
});

test('addresses come with their names, as mail programs copy them', () => {
  expect(splitMailbox('Ann Lee <ann@firm.example>')).toEqual({ email: 'ann@firm.example', name: 'Ann Lee' });
  expect(splitMailbox('"Lee, Ann" <ann@firm.example>')).toEqual({ email: 'ann@firm.example', name: 'Lee, Ann' });
  expect(splitMailbox('<ann@firm.example>')).toEqual({ email: 'ann@firm.example', name: '' });
  expect(splitMailbox('An"n <ann@firm.example>')).toEqual({ email: 'An"n <ann@firm.example>', name: '' });
  expect(splitMailbox(' ann@firm.example ')).toEqual({ email: 'ann@firm.example', name: '' });
  expect(nameFromAddress('ann.van-lee+work@firm.example')).toBe('Ann Van Lee');
});

test('days are read as they are written, and never guessed', () => {
  expect(['2026-11-22', '2026-1-5', '2026-11-22T00:00:00Z', '22.11.2026', '5. 1. 2026'].map(readDay)).toEqual([
    '2026-11-22',
    '2026-01-05',
    '2026-11-22',
    '2026-11-22',
    '2026-01-05',
  ]);
  expect(['11/22/2026', '2026-02-30', '31.04.2026', '45000', 'soon', ''].map(readDay)).toEqual(Array(6).fill(null));
});

test('whatever is written, a day is a day of the calendar', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-.]\d{1,2}[-.]\d{1,4}$/)), (text) => {
      const day = readDay(text);
      if (day !== null) expect(Temporal.PlainDate.from(day).toString()).toBe(day);
    }),
  );
});
