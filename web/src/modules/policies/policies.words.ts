import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { policiesWords as texts } from './policies.texts.ts';

export default {
  activity: {
    'policy.created': texts.created,
    'policy.imported': texts.imported,
    'policy.saved': texts.saved,
    'policy.approved': texts.approved,
    'policy.sent': texts.sent,
    'policy.taken-back': texts.takenBack,
    'policy.draft-deleted': texts.draftDeleted,
    'policy.interview-saved': texts.interviewSaved,
    'policy.answers-taken-up': texts.answersTakenUp,
    'policy.language-chosen': texts.languageChosen,
    'policy.answer-used-everywhere': texts.answerUsedEverywhere,
    'policy.coverage-downloaded': texts.coverageDownloaded,
    'policy.answers-downloaded': texts.answersDownloaded,
    'policy.library-taken': texts.libraryTaken,
    'policy.sign-off-asked': texts.signOffAsked,
    'policy.sign-off-reminded': texts.signOffReminded,
    'policy.sign-off-withdrawn': texts.signOffWithdrawn,
    'policy.sign-offs-exported': texts.signOffsExported,
    'policy.acknowledged': texts.acknowledged,
  },
  mails: {
    'policy-approval': texts.approvalMail,
    'sign-off-request': texts.requestMail,
    'sign-off-reminder': texts.reminderMail,
    'sign-off-digest': texts.digestMail,
  },
} satisfies ModuleWords;
