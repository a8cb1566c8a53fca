import type { CallInput, CallName } from './calls.ts';
import { sendCall } from './send-call.ts';

/** Fetches a call's file and has the browser save it under this name. Failures are ApiErrors. */
export async function saveFile<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  fileName: string,
): Promise<void> {
  const response = await sendCall(name, input);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
