import { createAddressGuard, portOf } from '@portal/scanner/guard/address-guard.ts';
import { OutgoingError } from '@portal/scanner/guard/outgoing-error.ts';
import { AppError } from '../../../call/app-error.ts';

const LOOKUP_TIMEOUT_MS = 3000;

/**
 * Refuses names that lead inside a private network, and ports that are not scanned. A name that has no address now passes:
 * whether it may be reached is decided again at every connection of a scan.
 * @throws AppError TARGET_URL_NOT_PUBLIC
 */
export async function refuseInsideAddress(url: string, allowedHosts: readonly string[], field: string): Promise<void> {
  const { hostname } = new URL(url);
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, LOOKUP_TIMEOUT_MS);
  try {
    await Promise.race([createAddressGuard({ allowedHosts }).resolve(hostname, portOf(new URL(url))), timeout.promise]);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    // One text for all: the guard's own reasons would tell what is inside the network.
    if (error.code !== 'NAME_NOT_FOUND') throw new AppError('TARGET_URL_NOT_PUBLIC', { field });
  } finally {
    clearTimeout(timer);
  }
}
