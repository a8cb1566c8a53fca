import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { handoversWords as texts } from './handovers.texts.ts';

export default {
  activity: {
    'handover.made': texts.handedSomethingOverTo,
    'handover.renewed': texts.createdANewLink,
    'handover.revoked': texts.revokedTheLinkFor,
    'handover.opened': texts.linkOpenedBy,
    'handover.done': texts.helperReportedAsFixed,
    'handover.asked': texts.helperAskedAbout,
    'handover.answered': texts.answeredAQuestionAbout,
    'handover.confirmed': texts.confirmedAsDone,
  },
  mails: {
    handover: texts.somethingToFixFor,
    'handover-done': texts.helperSaysItIs,
    'handover-question': texts.questionFromAHelper,
    'handover-answer': texts.answerToAHelper,
  },
} satisfies ModuleWords;
