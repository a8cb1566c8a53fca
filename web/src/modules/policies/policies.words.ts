import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { policiesWords as texts } from './policies.texts.ts';

export default {
  activity: {
    'policy.created': texts.wroteAPolicy,
    'policy.imported': texts.uploadedAPolicy,
    'policy.saved': texts.savedADraftOf,
    'policy.approved': texts.approvedAPolicy,
    'policy.sent': texts.sentAPolicyFor,
    'policy.taken-back': texts.tookAPolicyBack,
    'policy.draft-deleted': texts.deletedADraftOf,
    'policy.library-taken': texts.usedTheLibrarysNew,
    'policy.sign-off-asked': texts.askedPeopleToConfirm,
    'policy.sign-off-reminded': texts.remindedPeopleToConfirm,
    'policy.sign-off-withdrawn': texts.tookBackARequest,
    'policy.sign-offs-exported': texts.downloadedTheConfirmationsFor,
    'policy.acknowledged': texts.confirmedAPolicy,
  },
  mails: {
    'policy-approval': texts.policyWaitingForApproval,
    'sign-off-request': texts.policyToReadAnd,
    'sign-off-reminder': texts.policyNotConfirmedYet,
    'sign-off-digest': texts.missingConfirmations,
  },
} satisfies ModuleWords;
