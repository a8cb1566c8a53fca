import { createHash } from 'node:crypto';
import {
  EXTENT_PARTS,
  type ExtentPart,
  type LeftReason,
  type ScanExtent,
} from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { ScanState } from '../scan-state.ts';
import type { ExtentState, Fate } from './extent-state.ts';

/** Things of one kind that are kept count of; a state that is stored again and again stays small. */
export const MAX_COUNTED = 10_000;
const HASH_LENGTH = 8;

const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, HASH_LENGTH);

function note({ extent }: ScanState, part: ExtentPart, name: string, become: (known: Fate | undefined) => Fate): void {
  const key = hashOf(name);
  const fates = extent[part];
  const known = fates[key];
  if (known === undefined && Object.keys(fates).length >= MAX_COUNTED) {
    extent.isMore = true;
    return;
  }
  fates[key] = become(known);
}

/** Something was found and will be tried. */
export function noteQueued(state: ScanState, part: ExtentPart, name: string): void {
  note(state, part, name, (known) => (known === 'TRIED' ? known : 'QUEUED'));
}

/** What waited for others of its kind to tell something new was still to be tried when the scan ended early. */
export function noteStillWaiting(state: ScanState, url: string): void {
  note(state, 'addresses', url, (known) => (known === undefined || known === 'ALIKE' ? 'QUEUED' : known));
}

/** Something was tried, whatever came of it. */
export function noteTried(state: ScanState, part: ExtentPart, name: string): void {
  note(state, part, name, () => 'TRIED');
}

/** Something was found and is not tried; the first reason stays, and none is given for what is tried at another place. */
export function noteLeft(state: ScanState, part: ExtentPart, name: string, reason: LeftReason): void {
  note(state, part, name, (known) => known ?? reason);
}

/** What was queued turned out not to be tried. */
export function noteGivenUp(state: ScanState, part: ExtentPart, name: string, reason: LeftReason): void {
  note(state, part, name, (known) => (known === undefined || known === 'QUEUED' ? reason : known));
}

/** A form that asks for a page: it is tried when its address is. */
export function noteAddressOfForm(state: ScanState, form: string, address: string): void {
  note(state, 'forms', form, (known) => (known === 'TRIED' ? known : `@${hashOf(address)}`));
}

/** Whether something was tried. */
export const wasTried = ({ extent }: ScanState, part: ExtentPart, name: string): boolean =>
  extent[part][hashOf(name)] === 'TRIED';

/** The sums: whatever was found is tried, or left for one reason. */
export function extentOf(extent: ExtentState): ScanExtent {
  const final = (fate: Fate | undefined): LeftReason | 'TRIED' => {
    if (fate === undefined) return 'ALIKE';
    if (fate.startsWith('@')) return final(extent.addresses[fate.slice(1)]);
    return fate === 'QUEUED' ? (extent.ended ?? 'SILENT') : (fate as LeftReason | 'TRIED');
  };
  const countsOf = (part: ExtentPart) => {
    const all = Object.values(extent[part]).map(final);
    const left: Partial<Record<LeftReason, number>> = {};
    for (const fate of all) if (fate !== 'TRIED') left[fate] = (left[fate] ?? 0) + 1;
    return { found: all.length, tried: all.filter((fate) => fate === 'TRIED').length, left };
  };
  const counts = Object.fromEntries(EXTENT_PARTS.map((part) => [part, countsOf(part)]));
  return { ...(counts as Record<ExtentPart, ReturnType<typeof countsOf>>), isMore: extent.isMore };
}
