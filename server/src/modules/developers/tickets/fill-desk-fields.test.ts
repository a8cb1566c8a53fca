import { expect, test } from 'vitest';
import { AppError } from '../../../call/app-error.ts';
import { fillDeskFields } from './fill-desk-fields.ts';

const cost = { id: 'customfield_1', name: 'Cost', kind: 'number' as const, options: [] };
const team = { id: 'customfield_2', name: 'Team', kind: 'choice' as const, options: [{ id: '7', name: 'Security' }] };

test('what a desk needs is asked for until each field has a value that fits, and nothing else is kept', () => {
  expect(fillDeskFields([], [{ id: 'other', value: 'x' }])).toEqual({ values: [], asked: [] });
  expect(fillDeskFields([cost, team], [{ id: team.id, value: 'Security' }])).toEqual({
    values: [],
    asked: [
      { ...cost, isWrong: false },
      { ...team, isWrong: true },
    ],
  });
  const given = [cost, team].map(({ id }, index) => ({ id, value: ['4.5', '7'][index] ?? '' }));
  expect(fillDeskFields([cost, team], [...given, { id: 'project', value: 'OTHER' }])).toEqual({
    values: [
      { id: cost.id, kind: 'number', value: '4.5' },
      { id: team.id, kind: 'choice', value: '7' },
    ],
    asked: [],
  });
});

test('fields that the portal cannot fill are named, without what could be a link', () => {
  const person = { ...cost, name: 'Approver evil.example', kind: 'other' as const };
  expect(() => fillDeskFields([cost, person], [])).toThrow(AppError);
  try {
    fillDeskFields([cost, person], []);
  } catch (error) {
    const { code, field, values } = error as AppError;
    expect([code, field, values]).toEqual(['TICKET_DESK_FIELDS', 'project', { fields: 'Approver evil.\u2060example' }]);
  }
});
