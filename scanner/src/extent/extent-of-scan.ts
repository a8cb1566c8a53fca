import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { SignedInExtent } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import type { ScanSettings } from '../scan-options.ts';
import type { ScanState } from '../scan-state.ts';
import { hasMainAccount } from '../signed-in/accounts.ts';
import { countGiven } from '../tasks/interfaces/given-operations.ts';
import { extentOf } from './note-extent.ts';

/** How much of the website the scan tried, and how far it came with its accounts. */
export function extentOfScan(state: ScanState, settings: ScanSettings): ScanExtent {
  const signedIn = signedInExtent(state, settings);
  const operations = countGiven(state, settings);
  return {
    ...extentOf(state.extent),
    ...(signedIn === null ? {} : { signedIn }),
    ...(operations === null ? {} : { operations }),
  };
}

function signedInExtent({ accounts, roles }: ScanState, settings: ScanSettings): SignedInExtent | null {
  const { signIns } = settings;
  const left = signIns?.left;
  if (left !== undefined) return { failure: left, signIns: 0, compared: 0, onlySignedIn: 0 };
  if (!hasMainAccount(settings)) return null;
  const { main, lesser } = accounts;
  return {
    failure: main.failure,
    signIns: main.signIns,
    compared: Object.keys(roles.compared).length,
    onlySignedIn: Object.values(roles.compared).filter(({ isOnlySignedIn }) => isOnlySignedIn).length,
    ...(signIns?.lesser === undefined ? {} : { lesserFailure: lesser.failure }),
  };
}
