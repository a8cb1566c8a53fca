import { type ServedCall, serveCall } from './call/bind-call.ts';
import { MODULES } from './modules.ts';
import type { PortalServices } from './portal-services.ts';
import type { TelemetryPort } from './providers/telemetry/telemetry-port.ts';

/** Every call of every module, ready to be answered; how long its use case takes is told by the contract's name of the call. */
export function servedCalls(services: PortalServices, telemetry: TelemetryPort): ServedCall[] {
  return MODULES.flatMap((module) => module.calls).map((bound) => {
    const { call, handle } = serveCall(bound, services);
    const name = `${call.method} ${call.path}`;
    return { call, handle: (caller, input) => telemetry.inUseCase(name, () => handle(caller, input)) };
  });
}
