import * as calls from '@portal/contract/registers/registers.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { readRegisters } from './read-registers.ts';

/** Calls of registers. */
export const registersCalls: readonly BoundCall<Services>[] = [bind(calls.readRegisters).to(readRegisters)];
