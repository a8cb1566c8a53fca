import { AppError } from '../../call/app-error.ts';
import type { Caller } from '../../call/caller.ts';

/** @throws AppError ROUTE_NOT_FOUND where the brand has no open check: as if there were no such call */
export function requireSwitchedOn({ brand }: Caller): void {
  if (!brand.offersCheck) throw new AppError('ROUTE_NOT_FOUND');
}
