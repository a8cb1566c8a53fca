import type { Caller } from '../../../call/caller.ts';
import type { Database } from '../../../database/database.ts';
import { hashToken } from '../../../system/tokens.ts';
import { isDeviceOf } from './known-devices.store.ts';

/**
 * The browser that calls, where the account of an address has signed in with it before: what it gets wrong counts apart from
 * what strangers do (ASVS 5.0, 6.1.1). Null for any other. It is asked alike for addresses without an account.
 */
export async function knownDevice(database: Database, caller: Caller, email: string): Promise<string | null> {
  const { deviceToken } = caller;
  if (deviceToken === null) return null;
  const isKnown = await database.onceAsSystem((tx) => isDeviceOf(tx, email, hashToken(deviceToken)));
  return isKnown ? deviceToken : null;
}
