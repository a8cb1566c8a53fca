import { callApi } from '../../../api/call-api.ts';

/** The browser's part is a file of its own, for whoever needs it. */
export const loadDevices = () => import('../../../portal/passkeys/devices.ts');

/** A passkey's answer, to be sent; null to ask for one first. */
export type PasskeyAnswer = Awaited<ReturnType<Awaited<ReturnType<typeof loadDevices>>['signByDevice']>>;

/** Asks for a passkey in the browser's own window; null when it was dismissed. */
export async function askForPasskey(): Promise<PasskeyAnswer> {
  const [{ signByDevice }, { data }] = await Promise.all([loadDevices(), callApi('askPasskey', {})]);
  return signByDevice(data);
}
