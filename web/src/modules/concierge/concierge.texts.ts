import { texts } from '@portal/domain/texts/texts.ts';

export const attachedFiles = texts('concierge.attachedFiles', {
  files: 'Files',
});

export const breadcrumb = texts('concierge.breadcrumb', {
  breadcrumb: 'Breadcrumb',
});

export const newBadge = texts('concierge.newBadge', {
  newText: 'NEW',
});

export const useLeadAway = texts('concierge.useLeadAway', {
  somethingWentWrongPlease: 'Something went wrong, please try again.',
});

export const conciergeTabs = texts('concierge.conciergeTabs', {
  messages: 'Messages',
  weaknesses: 'Weaknesses',
  helpRequests: 'Help requests',
  about: 'About',
  titlesCyberConcierge: '{TITLES} · Cyber Concierge',
  title: 'Cyber Concierge',
  description: 'Security experts on your side: their findings, their advice and their answers.',
  newText: 'new',
});

export const conciergePage = texts('concierge.conciergePage', {
  loadingTheHelpRequest: 'Loading the help request',
  title: 'How your cyber concierge works',
});

export const conciergeHome = texts('concierge.conciergeHome', {
  cyberConcierge: 'Cyber Concierge',
  newText: 'NEW',
  unread: 'unread',
});

export const conciergePlaces = texts('concierge.conciergePlaces', {
  cyberConcierge: 'Cyber Concierge',
  messages: 'Messages',
  weaknesses: 'Weaknesses',
  helpRequests: 'Help requests',
});

export const conciergeWords = texts('concierge.conciergeWords', {
  downloadedAWeakness: 'Downloaded a weakness',
  downloadedEvidenceOfA: 'Downloaded evidence of a weakness',
  reportedAWeakness: 'Reported a weakness',
  changedTheStatusOf: 'Changed the status of a weakness',
  withdrewAWeakness: 'Withdrew a weakness',
  draftedAWeakness: 'Drafted a weakness',
  changedAWeakness: 'Changed a weakness',
  deletedTheDraftOf: 'Deleted the draft of a weakness',
  addedEvidenceToA: 'Added evidence to a weakness',
  removedEvidenceOfA: 'Removed evidence of a weakness',
  importedWeaknesses: 'Imported weaknesses',
  askedTheCyberConcierge: 'Asked the cyber concierge for help',
  wroteToTheCyber: 'Wrote to the cyber concierge',
  closedAHelpRequest: 'Closed a help request',
  uploadedAFileTo: 'Uploaded a file to a help request',
  answeredAHelpRequest: 'Answered a help request',
  addedANoteTo: 'Added a note to a help request',
  assignedAHelpRequest: 'Assigned a help request',
  changedTheStatusOf2: 'Changed the status of a help request',
  draftedAMessageTo: 'Drafted a message to customers',
  changedAMessageTo: 'Changed a message to customers',
  sentAMessageTo: 'Sent a message to customers',
  withdrewAMessageTo: 'Withdrew a message to customers',
  deletedTheDraftOf2: 'Deleted the draft of a message',
  wroteACannedAnswer: 'Wrote a canned answer',
  changedACannedAnswer: 'Changed a canned answer',
  deletedACannedAnswer: 'Deleted a canned answer',
  newWeakness: 'New weakness',
  weaknessStatus: 'Weakness status',
  newMessage: 'New message',
  helpRequest: 'Help request',
  answerToAHelp: 'Answer to a help request',
});
