import * as calls from '@portal/contract/policies/sign-off.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { acknowledgePolicy } from './acknowledge-policy.ts';
import { askSignOff } from './ask-sign-off.ts';
import { exportSignOffs } from './export-sign-offs.ts';
import { listSignOffs, readSignOff } from './list-sign-offs.ts';
import { openSignOff } from './open-sign-off.ts';
import { readSignOffText } from './read-sign-off-text.ts';
import { remindSignOff } from './remind-sign-off.ts';
import { withdrawSignOff } from './withdraw-sign-off.ts';

/** Calls by which people confirm policies, and those by which admins ask them. */
export const signOffCalls: readonly BoundCall<Services>[] = [
  bind(calls.listSignOffs).to(listSignOffs),
  bind(calls.readSignOff).to(readSignOff),
  bind(calls.askSignOff).to(askSignOff),
  bind(calls.remindSignOff).to(remindSignOff),
  bind(calls.withdrawSignOff).to(withdrawSignOff),
  bind(calls.exportSignOffs).to(exportSignOffs),
  bind(calls.openSignOff).to(openSignOff),
  bind(calls.readSignOffText).to(readSignOffText),
  bind(calls.acknowledgePolicy).to(acknowledgePolicy),
];
