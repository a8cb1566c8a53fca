import { callApi } from '../../../api/call-api.ts';
import { notify } from '../../../api/notify.ts';
import { say } from '../../../portal/texts/say.ts';
import { tellCodesLeft as texts } from './sign-in-modes.texts.ts';

/** From so few on it is time for new ones; the email about the code says the same. */
const FEW = 4;

/** Says after a sign-in with a recovery code that it is used up, and how many are left. */
export async function tellCodesLeft(): Promise<void> {
  const { data } = await callApi('readSecondFactor', {});
  const left = data.recoveryCodesLeft;
  void notify({
    kind: left < FEW ? 'warning' : 'info',
    text: say(left < FEW ? texts.fewLeft : texts.left, { left }),
    durationMs: left < FEW ? null : 10_000,
  });
}
