import { expect, test } from 'vitest';
import { say } from '../../../portal/texts/say.ts';
import { WEBSITE_ACTION_LABELS, websiteActions } from './website-actions.ts';

const labels = (
  isScanRunning: boolean,
  hasSchedule: boolean,
  requiresProof = false,
  hasFullLevel = false,
  hasWholeLevel = hasFullLevel,
) =>
  websiteActions(isScanRunning, hasSchedule, { requiresProof, hasFullLevel, hasWholeLevel })
    .flat()
    .map((action) => say(WEBSITE_ACTION_LABELS[action]));

test('while a scan runs it can only be cancelled', () => {
  expect(labels(true, true)).toEqual(['Cancel currently running scan']);
  expect(labels(true, false)).toEqual(['Cancel currently running scan']);
});

test('otherwise the name, the schedule and the website can be changed', () => {
  expect(labels(false, false)).toEqual(['Scan Now', 'Edit Website Name', 'Schedule Scans', 'Remove Website']);
  expect(labels(false, true)).toEqual(['Scan Now', 'Edit Website Name', 'Edit Scan Schedule', 'Remove Website']);
});

test('a plan that asks for a proof of ownership has an entry for it', () => {
  expect(labels(false, true, true)).toContain('Prove Ownership');
  expect(labels(true, true, true)).toEqual(['Cancel currently running scan']);
});

test('a plan with the level Full has the checks that are made there alone, and the proof that they need', () => {
  expect(labels(false, true, false, true).slice(3, 5)).toEqual(['Prove Ownership', 'Extra Checks']);
  expect(labels(false, true, true)).not.toContain('Extra Checks');
});

test('a plan with a level that reads the whole website has the sign-in for scans', () => {
  expect(labels(false, true, false, false, true)).toContain('Sign-In for Scans');
  expect(labels(false, true)).not.toContain('Sign-In for Scans');
});
