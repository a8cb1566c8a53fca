import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { pathTemplate } from '../findings/fingerprint.ts';
import type { ScanSettings } from '../scan-options.ts';
import { type ScanState, skipCheck } from '../scan-state.ts';
import { hasMainAccount } from './accounts.ts';

/** What only a scan that is signed in can find. */
const NEED_ACCOUNT = ['A23', 'A24'] as const;

/** Says that what needs an account was not done where there is none, or it did not get in. */
export function noteSignIns(state: ScanState, settings: ScanSettings): void {
  if (settings.focus !== undefined) return;
  const isIn = hasMainAccount(settings) && state.accounts.main.failure === null;
  if (!isIn) for (const checkId of NEED_ACCOUNT) skipCheck(state, checkId, 'NOT_SIGNED_IN');
}

/** Marks a finding that a scan without an account would not see, so that such a scan does not call it fixed. */
export function seenSignedIn({ roles }: ScanState, finding: Finding): Finding {
  const isOnly =
    NEED_ACCOUNT.some((checkId) => checkId === finding.checkId) || onlySignedIn(roles.compared, finding.url);
  return isOnly ? { ...finding, isSignedIn: true } : finding;
}

function onlySignedIn(compared: ScanState['roles']['compared'], address: string): boolean {
  const template = pathTemplate(new URL(address).pathname);
  const alike = Object.entries(compared).filter(([url]) => pathTemplate(new URL(url).pathname) === template);
  return alike.length > 0 && alike.every(([, { isOnlySignedIn }]) => isOnlySignedIn);
}
