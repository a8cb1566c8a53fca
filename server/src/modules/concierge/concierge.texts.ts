import { texts } from '@portal/domain/texts/texts.ts';

/** What there is to do about what the concierge wrote. */
export const nextActions = texts('concierge.nextActions', {
  fixOne:
    '{severity, select, critical {Fix a critical weakness: {title}} other {Fix a high-severity weakness: {title}}}',
  fixOneReason: 'Our experts found it in something you use. The report says what to do; ask us if a step is not clear.',
  fixSeveral: '{count, plural, one {Fix # serious weakness} other {Fix # serious weaknesses}}',
  fixSeveralReason:
    '{severity, select, critical {Our experts found them in things you use. Start with the critical one: {title}.} other {Our experts found them in things you use. Start with the high-severity one: {title}.}}',
  readAnswers: '{count, plural, one {Read the answer to your question} other {Read the answers to # questions}}',
  readAnswersReason: 'Your cyber concierge has answered.',
  readMessages:
    '{count, plural, one {Read a message from your cyber concierge} other {Read # messages from your cyber concierge}}',
  readMessagesReason: 'News about security at companies like yours.',
});

/** What changed with weaknesses that experts report. */
export const changes = texts('concierge.changes', {
  reported: 'Your concierge reported: {title}',
  fixed: 'Fixed: {title}',
});

/** Why a file is not attached. */
export const attachmentRefusals = texts('concierge.attachmentRefusals', {
  broken: 'Its content does not match its file type, or it is damaged.',
  password: 'It’s password-protected. Save it without a password.',
  tooManyParts: 'It has too many parts.',
  tooLarge: 'It’s far too large once unzipped.',
  notText: 'It isn’t plain text.',
  programs: 'It contains macros or other code. Save it without them.',
});

/** Content that may not be there in every language, as staff sees it named. */
export const coverage = texts('concierge.coverage', {
  about: 'Cyber Concierge: about page',
});
