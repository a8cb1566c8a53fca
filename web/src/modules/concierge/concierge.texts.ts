import { texts } from '@portal/domain/texts/texts.ts';

export const attachedFiles = texts('concierge.attachedFiles', {
  files: 'Files',
});

export const breadcrumb = texts('concierge.breadcrumb', {
  breadcrumb: 'Breadcrumb',
});

export const newBadge = texts('concierge.newBadge', {
  /** Marks what this person has not opened yet. */
  label: 'NEW',
});

export const useLeadAway = texts('concierge.useLeadAway', {
  somethingWrong: 'Something went wrong, please try again.',
});

export const conciergeTabs = texts('concierge.conciergeTabs', {
  messages: 'Messages',
  weaknesses: 'Weaknesses',
  helpRequests: 'Help requests',
  about: 'About',
  /** The title of the browser's tab. */
  pageTitle: '{title} · Cyber Concierge',
  title: 'Cyber Concierge',
  description: 'Security experts on your side: their findings, their advice and their answers.',
  /** On a tab; phones have no room for the word, which screen readers hear all the same. */
  countNew: '{count}<word> new</word>',
});

export const conciergePage = texts('concierge.conciergePage', {
  loadingTheHelpRequest: 'Loading the help request',
  title: 'How your cyber concierge works',
});

export const conciergePlaces = texts('concierge.conciergePlaces', {
  cyberConcierge: 'Cyber Concierge',
  messages: 'Messages',
  weaknesses: 'Weaknesses',
  helpRequests: 'Help requests',
});

export const conciergeWords = texts('concierge.conciergeWords', {
  downloadedAWeakness: 'Downloaded a weakness',
  downloadedEvidence: 'Downloaded an attachment from a weakness',
  reportedAWeakness: 'Reported a weakness',
  changedWeaknessStatus: 'Changed the status of a weakness',
  withdrewAWeakness: 'Withdrew a weakness',
  draftedAWeakness: 'Drafted a weakness',
  changedAWeakness: 'Changed a weakness',
  deletedWeaknessDraft: 'Deleted a weakness draft',
  addedEvidence: 'Added an attachment to a weakness',
  removedEvidence: 'Removed an attachment from a weakness',
  importedWeaknesses: 'Imported weaknesses',
  askedConcierge: 'Asked the cyber concierge for help',
  wroteToConcierge: 'Wrote to the cyber concierge',
  closedAHelpRequest: 'Closed a help request',
  uploadedFile: 'Uploaded a file to a help request',
  answeredAHelpRequest: 'Answered a help request',
  addedNote: 'Added a note to a help request',
  assignedAHelpRequest: 'Assigned a help request',
  changedRequestStatus: 'Changed the status of a help request',
  draftedMessage: 'Drafted a message to customers',
  changedMessage: 'Changed a message to customers',
  sentMessage: 'Sent a message to customers',
  withdrewMessage: 'Withdrew a message to customers',
  deletedMessageDraft: 'Deleted a message draft',
  wroteACannedAnswer: 'Wrote a canned answer',
  changedACannedAnswer: 'Changed a canned answer',
  deletedACannedAnswer: 'Deleted a canned answer',
  newWeakness: 'New weakness',
  weaknessStatus: 'Weakness status',
  newMessage: 'New message',
  helpRequest: 'Help request',
  answerToRequest: 'Answer to a help request',
});
