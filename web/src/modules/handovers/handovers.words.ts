import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'handover.made': 'Handed something over to',
    'handover.renewed': 'Created a new link for',
    'handover.revoked': 'Revoked the link for',
    'handover.opened': 'Link opened by',
    'handover.done': 'Helper reported as fixed:',
    'handover.asked': 'Helper asked about',
    'handover.answered': 'Answered a question about',
    'handover.confirmed': 'Confirmed as done:',
  },
  mails: {
    handover: 'Something to fix, for a helper',
    'handover-done': 'Helper says it is fixed',
    'handover-question': 'Question from a helper',
    'handover-answer': 'Answer to a helper',
  },
} satisfies ModuleWords;
