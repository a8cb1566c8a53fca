import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { plansWords as texts } from './plans.texts.ts';

export default {
  activity: {
    'plan.requested': texts.askedForThePlan,
    'plan.request-withdrawn': texts.withdrewTheRequestFor,
    'plan.checkout-started': texts.wentToPayFor,
    'plan.changed-by-billing': texts.thePaymentServiceChanged,
  },
  mails: {
    'plan-request': texts.requestForAPlan,
  },
} satisfies ModuleWords;
