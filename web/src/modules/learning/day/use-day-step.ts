import { useAddressBar } from '../../../portal/address-bar.ts';
import { dayAddress, dayStepOf } from '../learn-address.ts';
import type { DayWalk } from '../learn-types.ts';

/**
 * At which step of a walk the page stands, from 1: where the address says so, and else at the moment where nothing is chosen yet. Steps
 * before it are only looked at, so that going back changes nothing.
 */
export function useDayStep(token: string, { year, taken }: DayWalk) {
  const { address, push, replace } = useAddressBar();
  const now = taken.length + 1;
  const step = Math.min(dayStepOf(address) ?? now, now);
  return {
    step,
    /** Goes on to a step; Back leads to the one before. */
    goTo: (next: number) => push(dayAddress(token, year, next)),
    /** Stays at this step, also when the walk goes on. */
    stay: () => replace(dayAddress(token, year, step)),
  };
}
