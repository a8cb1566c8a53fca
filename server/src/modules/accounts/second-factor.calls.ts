import * as secondFactor from '@portal/contract/accounts/second-factor.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { answerSecondFactor } from './second-factor/answer-second-factor.ts';
import { readSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from './second-factor/change-second-factor.ts';
import { requireSecondFactor } from './second-factor/require-second-factor.ts';
import { confirmSecondFactor, setUpSecondFactor } from './second-factor/set-up-second-factor.ts';

/** Calls of the second factor: at sign-in, in one's own settings, for the organisation. */
export const secondFactorCalls: readonly BoundCall<Services>[] = [
  bind(secondFactor.answerSecondFactor).to(answerSecondFactor),
  bind(secondFactor.readSecondFactor).to(readSecondFactor),
  bind(secondFactor.setUpSecondFactor).to(setUpSecondFactor),
  bind(secondFactor.confirmSecondFactor).to(confirmSecondFactor),
  bind(secondFactor.turnOffSecondFactor).to(turnOffSecondFactor),
  bind(secondFactor.renewRecoveryCodes).to(renewRecoveryCodes),
  bind(secondFactor.requireSecondFactor).to(requireSecondFactor),
];
