import { texts } from '@portal/domain/texts/texts.ts';

/** Beside a policy whose answer about practice emails is another than what is done. */
export const remarks = texts('phishing.policyRemarks', {
  noneRun:
    'This policy says that practice emails are sent at least twice a year. The portal has sent none in the last six months, and none is planned. If another service sends them for you, you don’t need to do anything.',
  plan: 'Plan a campaign',
  areRun:
    'This policy says that no practice emails are sent, but the portal is sending them. Change the answer, or turn the simulations off.',
  see: 'See the campaigns',
});
