import { texts } from '../../texts/texts.ts';

/** Why signing in did not work; each is a sentence. */
export const signInFailures = texts('monitoring.signedIn.failures', {
  NOT_PROVED: 'We no longer have proof that this website is yours, and we only send passwords to websites that are.',
  OTHER_ADDRESS:
    'The website, or its sign-in, leads to a different address than the one that was stored. We only send passwords to that one.',
  OTHER_HOST: 'The sign-in continues at another address. If that is where you sign in, add the address to the sign-in.',
  HOST_NOT_PROVED:
    'We no longer have proof that the address where you sign in is yours. Save the sign-in again to confirm that we may use it.',
  NOT_ENCRYPTED: 'The website does not use HTTPS. We do not send passwords over an unencrypted connection.',
  CERTIFICATE: 'The website’s certificate is not valid, so we cannot be sure who would get the password.',
  SILENT: 'The website did not respond.',
  NO_FORM: 'The sign-in page does not have the form or the fields that were stored.',
  BUILT_BY_SCRIPT:
    'A script builds the sign-in page in the browser, so the server’s response has no form to fill in. Record the sign-in instead, or store a token or cookies.',
  RIDDLE: 'The sign-in page asks for a captcha, which only people can solve.',
  STEP: 'A step in the recording no longer works.',
  NO_SIGN:
    'After signing in, the expected sign was missing. The password or the token may be wrong or expired, or the account may be locked.',
  SIGN_FOR_ALL: 'The sign is there even without signing in, so it proves nothing. Choose another one.',
  LOST: 'The website kept ending the session, so we stopped signing in.',
});

/** How far a scan came with its sign-in, after how much it tried. */
export const signedInExtent = texts('monitoring.signedIn.extent', {
  worked:
    'Signed in: of {compared, plural, one {# address} other {# addresses}} that were compared, {only, number} can only be seen when signed in.',
  again: 'The scan had to sign in {count, number} times.',
  failed: 'The scan could not sign in, so it only tested what everyone can see. {reason}',
  lost: 'The scan was signed in for only part of the time. {reason}',
  lesserFailed: 'The second account could not sign in, so permissions were not compared. {reason}',
});
