import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { maturityWords as texts } from './maturity.texts.ts';

export default {
  activity: {
    'maturity.answer': texts.answeredAQuestionIn,
    'maturity.remove': texts.removedAnswersFromThe,
    'maturity.ask': texts.askedAColleagueA,
    'maturity.ask-revoked': texts.tookBackAQuestion,
    'maturity.ask-answered': texts.answeredAQuestionThey,
    'maturity.proposal-taken': texts.usedAColleaguesAnswer,
    'maturity.plan-step-done': texts.checkedOffAStep,
    'maturity.plan-hours': texts.setTheHoursFor,
    'maturity.plan-step-open': texts.reopenedAStepOf,
  },
  mails: {
    'maturity-ask': texts.questionToAColleague,
    'maturity-ask-answered': texts.aColleagueHasAnswered,
  },
} satisfies ModuleWords;
