import * as calls from '@portal/contract/console/owners/sandboxes.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { ConsoleServices } from '../console-services.ts';
import { listSandboxes } from './list-sandboxes.ts';
import { inviteToSandbox, makeSandbox, removeSandbox, resetSandbox } from './make-sandbox.ts';

/** Sandboxes: customers with made-up data, in which the provider tries things out (decision 110). */
export const sandboxesCalls: readonly BoundCall<ConsoleServices>[] = [
  bind(calls.listSandboxes).to(listSandboxes),
  bind(calls.makeSandbox).to(makeSandbox),
  bind(calls.resetSandbox).to(resetSandbox),
  bind(calls.removeSandbox).to(removeSandbox),
  bind(calls.inviteToSandbox).to(inviteToSandbox),
];
