import * as calls from '@portal/contract/policies/sign-off.calls.ts';
import { type BoundCall, bind } from '../../../http/bind-call.ts';
import type { PoliciesServices } from '../policies-services.ts';
import { createAskSignOff } from './ask-sign-off.ts';
import { createExportSignOffs } from './export-sign-offs.ts';
import { createListSignOffs, createReadSignOff } from './list-sign-offs.ts';
import { createRemindSignOff } from './remind-sign-off.ts';
import { createAcknowledgePolicy, createOpenSignOff, createReadSignOffText } from './sign-off-by-link.ts';
import { createWithdrawSignOff } from './withdraw-sign-off.ts';

/** Calls by which people confirm policies, and those by which admins ask them. */
export function signOffModule(services: PoliciesServices): BoundCall[] {
  return [
    bind(calls.listSignOffs).to(createListSignOffs(services)),
    bind(calls.readSignOff).to(createReadSignOff(services)),
    bind(calls.askSignOff).to(createAskSignOff(services)),
    bind(calls.remindSignOff).to(createRemindSignOff(services)),
    bind(calls.withdrawSignOff).to(createWithdrawSignOff(services)),
    bind(calls.exportSignOffs).to(createExportSignOffs(services)),
    bind(calls.openSignOff).to(createOpenSignOff(services)),
    bind(calls.readSignOffText).to(createReadSignOffText(services)),
    bind(calls.acknowledgePolicy).to(createAcknowledgePolicy(services)),
  ];
}
