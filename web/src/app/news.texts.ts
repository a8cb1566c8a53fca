import { texts } from '@portal/domain/texts/texts.ts';

export const promotionBanner = texts('frame.promotionBanner', {
  promotion: 'Promotion',
  closeThePromotion: 'Close the promotion',
});

export const releaseNotesDialog = texts('frame.releaseNotesDialog', {
  title: 'What’s new',
  gotIt: 'Got it',
  theLatestNewsCould: 'The latest news could not be loaded. Please try again in a moment.',
  loading: 'Loading…',
  nothingNewRightNow: 'Nothing new right now.',
});

export const visitRequestBanner = texts('frame.visitRequestBanner', {
  visitRequest: 'Visit request',
  staffEmailFromOurSupport: '{staffEmail} from our support team is asking to visit your portal.',
  approveOrDecline: 'Approve or decline',
  reasonAndOthers:
    '{others, plural, =0 {Reason: {reason}} one {Reason: {reason} There is # more request.} other {Reason: {reason} There are # more requests.}}',
});
