import * as contract from '@portal/contract/console/owners/brand-set-up.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { ConsoleServices } from '../console-services.ts';
import { checkSetUp } from './check-set-up.ts';
import { readSetUp } from './read-set-up.ts';
import { saveSetUp } from './save-set-up.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Calls by which owners set a brand up, step by step. */
export const brandSetUpCalls: readonly BoundCall<ConsoleServices>[] = [
  bind(contract.readBrandSetUp).to(readSetUp),
  bind(contract.checkBrandSetUp).to(checkSetUp),
  bind(contract.saveBrandSetUp).to(saveSetUp),
  bind(contract.sendSetUpMail).to(sendTestMail),
];
