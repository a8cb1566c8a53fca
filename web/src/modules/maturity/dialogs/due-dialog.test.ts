import { expect, test } from 'vitest';
import { areReleaseNotesDue, isRoadBlockDue, type MaturityDialogFacts } from './due-dialog.ts';

const everything: MaturityDialogFacts = {
  moduleStatus: 'ACTIVE',
  isSignedIn: true,
  isTrialExpired: false,
  hasSeenReleaseNotes: false,
  isReleaseNotesOpen: false,
  dontShowRoadBlock: false,
  wasSkipped: false,
  isCompleted: false,
};

test('both are due when every condition holds', () => {
  expect([areReleaseNotesDue(everything), isRoadBlockDue(everything)]).toEqual([true, true]);
});

test.each<[string, Partial<MaturityDialogFacts>]>([
  ['the module is inactive', { moduleStatus: 'INACTIVE' }],
  ['the module is not in the plan', { moduleStatus: 'NOT_AVAILABLE' }],
  ['nobody is signed in', { isSignedIn: false }],
  ['the trial has expired', { isTrialExpired: true }],
  ['they have been seen', { hasSeenReleaseNotes: true }],
])('no release notes when %s', (_why, change) => {
  expect(areReleaseNotesDue({ ...everything, ...change })).toBe(false);
});

test.each<[string, Partial<MaturityDialogFacts>]>([
  ['the release notes are open', { isReleaseNotesOpen: true }],
  ['the person has chosen to hide it', { dontShowRoadBlock: true }],
  ['it was skipped in this session', { wasSkipped: true }],
  ['the assessment is completed', { isCompleted: true }],
  ['the module is inactive', { moduleStatus: 'INACTIVE' }],
  ['nobody is signed in', { isSignedIn: false }],
  ['the trial has expired', { isTrialExpired: true }],
])('no road block when %s', (_why, change) => {
  expect(isRoadBlockDue({ ...everything, ...change })).toBe(false);
});
