import { callApi } from '../../../api/call-api.ts';
import { signByDevice, stopAsking } from '../../../portal/passkeys/devices.ts';
import type { PasskeyAnswer } from './ask-for-passkey.ts';

/** A challenge counts for five minutes. */
const RENEWED_AFTER_MS = 4 * 60_000;

/** Has the browser offer passkeys among what it fills in, until the page is left or another way is taken. */
export async function fillInPasskeys(signal: AbortSignal, onAnswer: (answer: PasskeyAnswer) => unknown): Promise<void> {
  const canFillIn = await PublicKeyCredential.isConditionalMediationAvailable?.();
  if (!canFillIn || signal.aborted) return;
  while (!signal.aborted) {
    const { data } = await callApi('askPasskey', {});
    if (signal.aborted) return;
    let isRenewed = false;
    const renewal = setTimeout(() => {
      isRenewed = true;
      stopAsking();
    }, RENEWED_AFTER_MS);
    signal.addEventListener('abort', stopAsking, { once: true });
    const answer = await signByDevice(data, true).finally(() => {
      clearTimeout(renewal);
      signal.removeEventListener('abort', stopAsking);
    });
    if (answer !== null) return void onAnswer(answer);
    if (!isRenewed) return;
  }
}
