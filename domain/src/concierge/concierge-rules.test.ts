import { expect, test } from 'vitest';
import { helpRequestNumber, stateAfterReply } from './help-request.ts';
import { severityOf, severityOfScore } from './severity-of.ts';
import { weaknessPdfName } from './weakness-pdf-name.ts';
import { isUrgentSeverity, severityOrder, WEAKNESS_SEVERITIES } from './weakness-severity.ts';
import { statusOrder, WEAKNESS_STATUSES } from './weakness-status.ts';

test('severities and statuses have the places that the specification gives them', () => {
  expect(WEAKNESS_SEVERITIES.map(severityOrder)).toEqual([1, 2, 3, 4, 5]);
  expect(severityOrder('Critical')).toBe(1);
  expect(severityOrder('Info')).toBe(5);
  expect(WEAKNESS_STATUSES.map(statusOrder)).toEqual([1, 2, 3, 4]);
  expect(statusOrder('No Status')).toBe(4);
  expect(WEAKNESS_SEVERITIES.filter(isUrgentSeverity)).toEqual(['Critical', 'High']);
});

test('a PDF is named by the day and the weakness', () => {
  expect(weaknessPdfName('2026-11-02', 'abc')).toBe('SecurityWeakness_2026-11-02_abc.pdf');
});

test('words of a customer reopen what was closed, and an answer waits for the customer', () => {
  expect(stateAfterReply('closed', 'customer')).toBe('inProgress');
  expect(stateAfterReply('waiting', 'customer')).toBe('inProgress');
  expect(stateAfterReply('new', 'customer')).toBe('new');
  expect(stateAfterReply('new', 'concierge')).toBe('waiting');
  expect(helpRequestNumber(42)).toBe('CC-1042');
});

test('scanners’ words and scores become severities', () => {
  expect(['CRITICAL', ' High ', 'moderate', 'warning', 'Informational', '__proto__', 'odd'].map(severityOf)).toEqual([
    'Critical',
    'High',
    'Medium',
    'Medium',
    'Info',
    null,
    null,
  ]);
  expect([10, 9, 8.9, 7, 6.9, 4, 3.9, 0.1, 0].map(severityOfScore)).toEqual([
    'Critical',
    'Critical',
    'High',
    'High',
    'Medium',
    'Medium',
    'Low',
    'Low',
    'Info',
  ]);
});
