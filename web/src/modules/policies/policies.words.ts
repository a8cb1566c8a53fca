import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'policy.created': 'Wrote a policy',
    'policy.imported': 'Uploaded a policy',
    'policy.saved': 'Saved a draft of a policy',
    'policy.approved': 'Approved a policy',
    'policy.sent': 'Sent a policy for approval',
    'policy.taken-back': 'Took a policy back from approval',
    'policy.draft-deleted': 'Deleted a draft of a policy',
    'policy.library-taken': 'Used the library’s new text for a policy',
    'policy.sign-off-asked': 'Asked people to confirm a policy',
    'policy.sign-off-reminded': 'Reminded people to confirm a policy',
    'policy.sign-off-withdrawn': 'Took back a request to confirm a policy',
    'policy.sign-offs-exported': 'Downloaded the confirmations for a policy',
    'policy.acknowledged': 'Confirmed a policy',
  },
  mails: {
    'policy-approval': 'Policy waiting for approval',
    'sign-off-request': 'Policy to read and confirm',
    'sign-off-reminder': 'Policy not confirmed yet',
    'sign-off-digest': 'Missing confirmations',
  },
} satisfies ModuleWords;
