import { texts } from '@portal/domain/texts/texts.ts';

export const approvalSwitch = texts('settings.visits.approvalSwitch', {
  onlyTheOrganizationsOwn: 'Only the organization’s own admins can change this.',
  brandNameShortSupportCanThen:
    '{brandNameShort} support will be able to open your portal only after one of your admins approves. You’ll get an email for each request.',
  visitsNeedOurApproval: 'Visits need our approval',
  approveQuestion: 'Approve each visit?',
  noLongerApproveVisits: 'Stop requiring approval?',
  approveEach: 'Approve each visit',
  noLongerApprove: 'Stop requiring it',
  supportHasToAsk:
    'Support will have to ask before each visit. Your approval is good for one visit within 24 hours; a request that no one answers expires after 24 hours. A visit already underway continues until it ends or you end it.',
  supportCanThenVisit:
    'Support will be able to visit your portal without asking, for up to an hour. You’ll still get an email about each visit. Earlier requests and approvals will no longer be valid.',
  visitsNoLongerNeed: 'Visits no longer need your approval.',
  needApproval: 'Visits now require your approval.',
  needApprovalAfterThis:
    'Visits now require your approval. The current visit continues until you end it under Activity or its hour is up.',
});

export const visitRequest = texts('settings.visits.visitRequest', {
  staffEmailCanNowVisit: '{staffEmail} can now visit your portal once in the next 24 hours.',
  staffEmailCannotVisitYour: '{staffEmail} cannot visit your portal.',
  yourAnswerCouldNot: 'Your answer could not be saved.',
  staffEmailFromOurSupport: '{staffEmail} from our support team is asking to visit your portal.',
  approve: 'Approve',
  decline: 'Decline',
  reasonAndTimes: 'Reason: {reason} Asked {askedAt}. If no one answers, the request expires {endsAt}.',
});

export const visitsCard = texts('settings.visits.visitsCard', {
  title: 'Support visits',
  what: 'The visit requests',
  loading: 'Loading the visit requests',
});
