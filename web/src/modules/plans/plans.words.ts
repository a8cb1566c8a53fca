import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'plan.requested': 'Asked for the plan',
    'plan.request-withdrawn': 'Withdrew the request for the plan',
    'plan.checkout-started': 'Went to pay for the plan',
    'plan.changed-by-billing': 'The payment service changed the plan',
  },
  mails: {
    'plan-request': 'Request for a plan',
  },
} satisfies ModuleWords;
