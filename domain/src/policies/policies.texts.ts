import { texts } from '../texts/texts.ts';

/** What somebody confirms; it is kept with the record as it was shown. */
export const signOff = texts('policies.signOff', {
  statement: 'I have read and understood {organization}’s policy “{policy}” (version {version}), and I will follow it.',
  /** Where the text has a part that everyone reads. */
  statementOfPart:
    'I have read and understood the “For everyone” part of {organization}’s policy “{policy}” (version {version}). I can read the rest at any time, and I will follow the policy.',
});

/** Why a text that somebody wrote is not taken. */
export const textFaults = texts('policies.textFaults', {
  empty: 'Please enter some text.',
  tooLong:
    '{kind, select, message {This text is too long for one message.} weakness {This text is too long for one weakness.} other {This text is too long for one policy.}}',
  tooManyLines:
    '{kind, select, message {This text has too many lines for one message.} weakness {This text has too many lines for one weakness.} other {This text has too many lines for one policy.}}',
  tooDeep: 'This text has too many nested lists or quotes.',
  tooManyItems:
    '{kind, select, message {This text has too many list items or quotes for one message.} weakness {This text has too many list items or quotes for one weakness.} other {This text has too many list items or quotes for one policy.}}',
  tooManySigns:
    '{kind, select, message {This text has too many links, tables or special characters for one message.} weakness {This text has too many links, tables or special characters for one weakness.} other {This text has too many links, tables or special characters for one policy.}}',
});
