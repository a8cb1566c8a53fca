import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'maturity.answer': 'Answered a question of the assessment',
    'maturity.remove': 'Removed answers of the assessment',
    'maturity.ask': 'Asked a colleague a question of the assessment',
    'maturity.ask-revoked': 'Took a question to a colleague back',
    'maturity.ask-answered': 'Answered a question they were asked',
    'maturity.proposal-taken': 'Took over the answer of a colleague',
    'maturity.plan-step-done': 'Ticked a step of the 90-day plan',
    'maturity.plan-hours': 'Said how many hours there are for the 90-day plan',
    'maturity.plan-step-open': 'Opened a step of the 90-day plan again',
  },
  mails: {
    'maturity-ask': 'Question to a colleague',
    'maturity-ask-answered': 'A colleague has answered',
  },
} satisfies ModuleWords;
