import * as secondFactor from '@portal/contract/accounts/second-factor.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createAnswerSecondFactor } from './answer-second-factor.ts';
import { createReadSecondFactor, createRenewRecoveryCodes, createTurnOffSecondFactor } from './change-second-factor.ts';
import { createRequireSecondFactor } from './require-second-factor.ts';
import { createConfirmSecondFactor, createSetUpSecondFactor } from './set-up-second-factor.ts';

/** Calls of the second factor: at sign-in, in one's own settings, for the organisation. */
export function secondFactorModule(services: Services): BoundCall[] {
  return [
    bind(secondFactor.answerSecondFactor).to(createAnswerSecondFactor(services)),
    bind(secondFactor.readSecondFactor).to(createReadSecondFactor(services)),
    bind(secondFactor.setUpSecondFactor).to(createSetUpSecondFactor(services)),
    bind(secondFactor.confirmSecondFactor).to(createConfirmSecondFactor(services)),
    bind(secondFactor.turnOffSecondFactor).to(createTurnOffSecondFactor(services)),
    bind(secondFactor.renewRecoveryCodes).to(createRenewRecoveryCodes(services)),
    bind(secondFactor.requireSecondFactor).to(createRequireSecondFactor(services)),
  ];
}
