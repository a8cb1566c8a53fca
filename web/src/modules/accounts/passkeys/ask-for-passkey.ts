import { callApi } from '../../../api/call-api.ts';
import { signByDevice } from '../../../portal/passkeys/devices.ts';

/** A passkey's answer, to be sent; null to ask for one first. */
export type PasskeyAnswer = Awaited<ReturnType<typeof signByDevice>>;

/** Asks for a passkey in the browser's own window; null when it was dismissed. */
export async function askForPasskey(): Promise<PasskeyAnswer> {
  return signByDevice((await callApi('askPasskey', {})).data);
}
