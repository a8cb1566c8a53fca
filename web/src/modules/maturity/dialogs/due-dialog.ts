import type { ModuleStatus } from '@portal/domain/plans/module-status.ts';

/** What decides about the modals of cyber maturity (spec part 2, section 4). */
export type MaturityDialogFacts = {
  readonly moduleStatus: ModuleStatus;
  readonly isSignedIn: boolean;
  readonly isTrialExpired: boolean;
  readonly hasSeenReleaseNotes: boolean;
  readonly isReleaseNotesOpen: boolean;
  /** The person has chosen not to see the road block again. */
  readonly dontShowRoadBlock: boolean;
  /** The road block was skipped in this session. */
  readonly wasSkipped: boolean;
  readonly isCompleted: boolean;
};

/** Release notes: the module is active, the person is signed in, the trial goes on, and the notes have not been seen. */
export function areReleaseNotesDue(facts: MaturityDialogFacts): boolean {
  return canUse(facts) && !facts.hasSeenReleaseNotes;
}

/** Road block: the release notes are closed, the person has not chosen to hide it, and the assessment is not completed. */
export function isRoadBlockDue(facts: MaturityDialogFacts): boolean {
  const { isReleaseNotesOpen, dontShowRoadBlock, wasSkipped, isCompleted } = facts;
  return canUse(facts) && !isReleaseNotesOpen && !dontShowRoadBlock && !wasSkipped && !isCompleted;
}

function canUse({ moduleStatus, isSignedIn, isTrialExpired }: MaturityDialogFacts): boolean {
  return moduleStatus === 'ACTIVE' && isSignedIn && !isTrialExpired;
}
