import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'maturity.answer': 'Answered a question in the assessment',
    'maturity.remove': 'Removed answers from the assessment',
    'maturity.ask': 'Asked a colleague a question from the assessment',
    'maturity.ask-revoked': 'Took back a question to a colleague',
    'maturity.ask-answered': 'Answered a question they were asked',
    'maturity.proposal-taken': 'Used a colleague’s answer',
    'maturity.plan-step-done': 'Checked off a step of the 90-day plan',
    'maturity.plan-hours': 'Set the hours for the 90-day plan',
    'maturity.plan-step-open': 'Reopened a step of the 90-day plan',
  },
  mails: {
    'maturity-ask': 'Question to a colleague',
    'maturity-ask-answered': 'A colleague has answered',
  },
} satisfies ModuleWords;
