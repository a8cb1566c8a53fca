import type { SystemTransaction } from '../../../database/database.ts';

const DEVICES_KEPT = 20;

/** Whether a user has signed in before, and in this browser. */
export type Acquaintance = 'first-sign-in' | 'known-device' | 'new-device';

/** Notes that a user signed in from a device, and says how well it was known; the twenty used last are kept. */
export async function noteDevice(
  tx: SystemTransaction,
  userId: string,
  deviceHash: Buffer,
  now: Date,
): Promise<Acquaintance> {
  const known = await tx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('device_hash')
    .execute();
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
  const others = known.map((row) => row.device_hash).filter((hash) => !hash.equals(deviceHash));
  const forgotten = others.slice(DEVICES_KEPT - 1);
  if (forgotten.length > 0) {
    await tx.deleteFrom('known_devices').where('user_id', '=', userId).where('device_hash', 'in', forgotten).execute();
  }
  if (known.length === 0) return 'first-sign-in';
  return others.length < known.length ? 'known-device' : 'new-device';
}

/** Whether the user with this address has signed in from a device before. */
export async function isDeviceOf(tx: SystemTransaction, email: string, deviceHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('known_devices')
    .innerJoin('users', 'users.user_id', 'known_devices.user_id')
    .select('known_devices.user_id')
    .where('users.email', '=', email)
    .where('known_devices.device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}
