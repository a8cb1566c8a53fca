import type { Phrase } from '@portal/domain/texts/texts.ts';
import { websiteActions as texts } from './page.texts.ts';

/** What can be done with a website from its Actions menu. */
export type WebsiteAction =
  | 'scan-now'
  | 'edit-name'
  | 'create-schedule'
  | 'edit-schedule'
  | 'prove'
  | 'extra-checks'
  | 'sign-in'
  | 'description'
  | 'remove'
  | 'cancel-scan';

type PlanOfActions = {
  readonly requiresProof: boolean;
  readonly hasFullLevel: boolean;
  /** Any level beyond a quick look. */
  readonly hasWholeLevel: boolean;
};

/**
 * The entries of the Actions menu, in groups (spec part 2, section 2): while a scan runs it can only be cancelled. In a plan that asks
 * for a proof of ownership there is one entry more; in one with the level Full that one and the checks that are made there alone; in one
 * with any level that reads the whole website the sign-in, and the description of its interface.
 */
export function websiteActions(
  isScanRunning: boolean,
  hasSchedule: boolean,
  { requiresProof, hasFullLevel, hasWholeLevel }: PlanOfActions,
): readonly (readonly WebsiteAction[])[] {
  if (isScanRunning) return [['cancel-scan']];
  const schedule = hasSchedule ? 'edit-schedule' : 'create-schedule';
  const proof = requiresProof || hasFullLevel ? (['prove'] as const) : [];
  const extra = hasFullLevel ? (['extra-checks'] as const) : [];
  const signIn = hasWholeLevel ? (['sign-in', 'description'] as const) : [];
  return [['scan-now'], ['edit-name', schedule, ...proof, ...extra, ...signIn], ['remove']];
}

export const WEBSITE_ACTION_LABELS: Readonly<Record<WebsiteAction, Phrase>> = {
  'scan-now': texts.scanNow,
  'edit-name': texts.editWebsiteName,
  'create-schedule': texts.scheduleScans,
  'edit-schedule': texts.editScanSchedule,
  prove: texts.proveOwnership,
  'extra-checks': texts.extraChecks,
  'sign-in': texts.signInForScans,
  description: texts.apiDescription,
  remove: texts.removeWebsite,
  'cancel-scan': texts.cancelCurrentlyRunningScan,
};
