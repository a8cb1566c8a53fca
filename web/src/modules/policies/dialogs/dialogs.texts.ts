import { texts } from '@portal/domain/texts/texts.ts';

export const approveDialog = texts('policies.dialogs.approveDialog', {
  title: 'Approve “{name}”',
  cancel: 'Cancel',
  approve: 'Approve',
  what: 'Version {version} takes effect at your company today and stays in effect until another version is approved. It can’t be changed; later changes create a new version.',
  approvedBy: 'Approved by',
  version: 'Version',
  notAnswered:
    '{count, plural, one {# question is} other {# questions are}} not answered yet. Where an answer is missing, the text shows what we suggest. Please check that it is true for your company.',
  leansOn:
    'It refers to policies that you have not approved yet: {names}. Please approve them as well. Until then, your security lead decides which rule applies.',
  minor: 'This is a minor change',
  minorHint:
    'For example, a corrected name. No one has to confirm again. After any other change, people must confirm again unless the “For everyone” part stayed the same.',
  note: 'Note for the history (optional)',
});

export const conflictDialog = texts('policies.dialogs.conflictDialog', {
  copied: 'Your text has been copied.',
  title: '{name} saved this policy after you opened it',
  titleSomeone: 'Someone else saved this policy after you opened it',
  copyMyText: 'Copy my text',
  useTheirs: 'Use theirs',
  keepMine: 'Keep mine',
  hint: 'Nothing has been lost. Their text is on the left, yours on the right; the differences are marked. If you close this window, your text stays on the page. If you keep yours, you can still read their draft in the history.',
  savedBy: 'Saved by {name}',
  savedBySomeone: 'Saved by someone else',
  yours: 'Yours, not saved',
  comparingTheTexts: 'Comparing the texts',
});

export const sendDialog = texts('policies.dialogs.sendDialog', {
  sentTo: 'Sent to {name}.',
  sentToColleague: 'Sent to your coworker.',
  notSent: 'The draft was not sent.',
  chooseSomeone: 'Please choose someone.',
  title: 'Send for approval',
  cancel: 'Cancel',
  send: 'Send',
  onlyAdmin:
    'You are the only admin. <link>Invite a coworker</link> who can approve this policy, or approve it yourself.',
  hint: 'Your coworker will get an email with a link to this draft and can change it before approving it. You can withdraw your request at any time before the draft is approved.',
  whoApproves: 'Who approves',
  noteOptional: 'Note (optional)',
});

export const policyDialogs = texts('policies.dialogs.policyDialogs', {
  deleteTitle: 'Delete this draft?',
  deleteDraft: 'Delete draft',
  draftGone: 'The draft will be deleted for good. Approved versions are kept.',
  policyGone: 'The draft and its answers will be deleted for good. You can start over from the library at any time.',
  newTextTitle: 'Use the library’s new text?',
  useTheNewText: 'Use the new text',
  newTextHint:
    'This creates a draft with the new text. Your answers are kept, and the approved version remains in force until you approve the draft.',
  newTextReplaces:
    'You wrote this text yourself. The new text replaces it in a draft; you can still read yours in the history.',
  returnTitle: 'Return to the library’s text?',
  returnToIt: 'Return to library text',
  returnHint: 'Your changes to the text will be removed; your answers will be kept. Nothing is final until you save.',
});
