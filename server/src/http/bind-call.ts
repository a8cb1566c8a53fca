import type { Access, Call } from '@portal/contract/call.ts';
import type { z } from 'zod';
import type { TelemetryPort } from '../providers/telemetry/telemetry-port.ts';
import type { Caller, SessionFor } from './caller.ts';

/** A call with the use case that answers it. */
export type BoundCall = {
  readonly call: Call;
  readonly handle: (caller: Caller, input: Record<string, unknown>) => Promise<unknown>;
};

/** What a use case of this call gets and has to give; an answer that does not fit its schema does not compile. */
export type Handler<Which extends Call> = (
  caller: Caller<SessionFor<Which['access'] & Access>>,
  input: z.output<Which['input']>,
) => Promise<z.input<Which['output']>>;

/** Ties a call to its use case: `bind(call).to(useCase)`; the session's type follows from the call's access. */
export function bind<const Which extends Call>(call: Which): { to(handle: Handler<Which>): BoundCall } {
  return { to: (handle) => ({ call, handle: handle as unknown as BoundCall['handle'] }) };
}

/** The same call, whose use case tells how long it takes, by the contract's name of the call. */
export const tracedBy =
  (telemetry: TelemetryPort) =>
  ({ call, handle }: BoundCall): BoundCall => ({
    call,
    handle: (caller, input) => telemetry.inUseCase(`${call.method} ${call.path}`, () => handle(caller, input)),
  });

/** The address in the router's own form; a segment with several parameters becomes one wildcard, which is split later. */
export function routeAddress(path: string): string {
  const pattern = path.includes(';') ? `${path.slice(0, path.lastIndexOf('/', path.indexOf(';')))}/*` : path;
  return `/api${pattern.replace(/\{(\w+)\}/g, ':$1')}`;
}
