import type { CallInput, CallName, CallOutput } from './calls.ts';
import { inOneFlight } from './one-flight.ts';
import { type SendOptions, sendCall } from './send-call.ts';

/**
 * Makes a call and answers its JSON. The server has checked the answer against the contract; failures are ApiErrors. A double press is
 * sent once.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: SendOptions = {},
): Promise<CallOutput<Name>> {
  return inOneFlight(name, input, options, async () => {
    const response = await sendCall(name, input, options);
    return (await response.json()) as CallOutput<Name>;
  });
}
