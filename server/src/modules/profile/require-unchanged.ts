import { AppError } from '../../call/app-error.ts';

type Details = Readonly<Record<string, unknown>>;

/**
 * Lets nobody overwrite what somebody else changed since they began: what is stored must be what they began with, or what they
 * want anyway, as after a double click.
 * @param before what they began with; undefined where the caller does not say
 * @throws AppError CHANGED_ELSEWHERE
 */
export function requireUnchanged(stored: Details, before: Details | undefined, wanted: Details): void {
  if (before === undefined || isSame(before, stored) || isSame(wanted, stored)) return;
  throw new AppError('CHANGED_ELSEWHERE');
}

const isSame = (some: Details, stored: Details) => Object.keys(some).every((name) => some[name] === stored[name]);
