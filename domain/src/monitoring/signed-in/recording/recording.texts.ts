import { texts } from '../../../texts/texts.ts';

/** What of a recording could not be used. */
export const recordingProblems = texts('monitoring.signedIn.recording', {
  UNKNOWN: 'This is neither a HAR file nor a Playwright recording.',
  NOT_JSON: 'Line {line, number}: the HAR file is cut off or damaged here. Save it again and paste all of it.',
  NO_REQUESTS:
    'The HAR file contains no requests. Open the browser’s network tools before you sign in, then save the file.',
  NO_PASSWORD:
    'Nothing in this recording looks like a password. Some browsers leave passwords out of HAR files unless you save them “with sensitive data”.',
  OTHER_SITE: 'Line {line, number}: {text} belongs to another website. We only send passwords to the website you scan.',
  BODY_UNKNOWN: 'Line {line, number}: what is sent to {text} is neither a form nor simple JSON, so it is left out.',
  NOT_UNDERSTOOD: 'Line {line, number}: scans cannot repeat “{text}”, so it is left out.',
  NO_PAGE:
    'Line {line, number}: no page of your website was opened before this. Start the recording at the sign-in page.',
});
