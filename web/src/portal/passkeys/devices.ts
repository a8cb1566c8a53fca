import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { CallInput, CallOutput } from '../../api/calls.ts';

type Assertion = CallInput<'authenticateByPasskey'>['assertion'];
type Attestation = CallInput<'addPasskey'>['attestation'];

/**
 * Has a passkey sign. Null when nobody did: it was dismissed, took too long, or gave way to another request.
 * @param isAutofill offers passkeys among what the browser fills in, instead of asking at once
 */
export async function signByDevice(
  options: CallOutput<'askPasskey'>['data'],
  isAutofill = false,
): Promise<Assertion | null> {
  try {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: { ...options, allowCredentials: options.allowCredentials.map(withTransports) },
      useBrowserAutofill: isAutofill,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: type as 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) },
    };
  } catch (error) {
    if (isDismissal(error)) return null;
    throw error;
  }
}

/** Has a device make a passkey; null when it was dismissed, 'exists' for a device that has one already. */
export async function makeOnDevice(
  options: CallOutput<'beginPasskey'>['data'],
): Promise<Attestation | 'exists' | null> {
  try {
    const { id, rawId, type, response } = await startRegistration({
      optionsJSON: { ...options, excludeCredentials: options.excludeCredentials.map(withTransports) },
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: type as 'public-key', response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'exists';
    if (isDismissal(error)) return null;
    throw error;
  }
}

/** Ends a request that waits. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

function isDismissal(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** How a device is reached, in the words of the browser's types; what it does not know it leaves out. */
function withTransports<Named extends { readonly transports: readonly string[] }>({ transports, ...named }: Named) {
  return { ...named, transports: transports as AuthenticatorTransport[] };
}
