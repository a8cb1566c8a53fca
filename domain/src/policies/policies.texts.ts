import { texts } from '../texts/texts.ts';

/** What somebody confirms; it is kept with the record as it was shown. */
export const signOff = texts('policies.signOff', {
  statement:
    'I have read and understood the policy “{policy}”, version {version}, of {organization}, and I will follow it.',
});
