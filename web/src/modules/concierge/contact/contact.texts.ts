import { texts } from '@portal/domain/texts/texts.ts';

export const useAttachments = texts('concierge.contact.useAttachments', {
  tooLarge: '“{name}” is larger than {megabytes} MB.',
  /** "reason" is a sentence, such as the next one. */
  notTaken: '“{name}”: {reason}',
  cannotUpload: 'Cannot upload file. Please try again.',
  tooMany: 'Up to {count} files at a time.',
});

export const attachmentsField = texts('concierge.contact.attachmentsField', {
  attachFilesOptional: 'Attach files (optional)',
  whatMayBeSent:
    'Up to {count} pictures, PDFs, documents, text files or emails, up to {megabytes} MB each. Never send passwords.',
  /** What screen readers hear of the wheel that turns. */
  uploadingLabel: 'Uploading',
  uploading: 'Uploading…',
  attachedFiles: 'Attached files',
  remove: 'Remove {fileName}',
});

export const contactSent = texts('concierge.contact.contactSent', {
  title: 'We’ve received your request',
  seeTheRequest: 'See the request',
  done: 'Done',
  itsNumber:
    'Your request number is <strong>{number}</strong>. We’ll email you when the answer is ready. You’ll find it under Help requests.',
});

export const contactTopic = texts('concierge.contact.contactTopic', {
  securityExpertsReadThis:
    'Security experts will read this. Their answer will appear under Help requests, and we will email you when it does. This help is included in your subscription.',
});

export const otherWays = texts('concierge.contact.otherWays', {
  preferAnotherWay: 'Prefer another way?',
  scheduleCall: 'Schedule a call<span> (opens in a new tab)</span>',
});

export const sendFailure = texts('concierge.contact.sendFailure', {
  somethingWrong: 'Something went wrong. Try refreshing the page or email support@{emailDomain}.',
});

export const contactDialog = texts('concierge.contact.contactDialog', {
  pleaseEnterASubject: 'Please enter a subject in a few words.',
  pleaseWriteWhatYou: 'Please write what you need.',
  title: 'Contact Cyber Concierge',
  cancel: 'Cancel',
  sending: 'Sending',
  send: 'Send',
  subject: 'Subject',
  whatDoYouNeed: 'What do you need?',
  description: 'Say what you have tried and what you want to achieve. Plain words are fine.',
  leaveWithoutSending: 'Leave without sending?',
  leave: 'Leave',
  stay: 'Stay',
  whatYouWroteHas: 'What you wrote has not been sent.',
});
