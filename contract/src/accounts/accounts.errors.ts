import type { ErrorTable } from '../errors.ts';

/** Errors of access and accounts; texts of spec part 1, section 8. */
export const ACCOUNTS_ERRORS = {
  WRONG_CREDENTIALS: { status: 401, message: 'Incorrect username or password.' },
  ACCOUNT_LOCKED: {
    status: 429,
    message:
      'Too many attempts. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again, or reset your password.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Please verify your email address first. Check your email for the link.',
  },
  USERNAME_EXISTS: { status: 409, message: 'Looks like you already have an account.' },
  CAPTCHA_FAILED: { status: 400, message: 'You smell like a robot.' },
  BEARER_REJECTED: { status: 401, message: 'Your session has expired. Please sign in again.' },
  SIGN_IN_EXPIRED: { status: 409, message: 'Your sign-in took too long. Please enter your password again.' },
  ORGANISATION_SUSPENDED: {
    status: 403,
    message: 'Your organization’s portal is currently paused. Please email {supportEmail} to reopen it.',
  },
  FRESH_SIGN_IN_NEEDED: { status: 403, message: 'Please confirm this with your password.' },
  WRONG_CODE: {
    status: 400,
    message: 'This code is incorrect or has already been used. Wait for the next one and try again.',
  },
  SECOND_FACTOR_LOCKED: {
    status: 429,
    message:
      'Too many incorrect codes. Please wait {minutes, plural, one {# minute} other {# minutes}}, then sign in again.',
  },
  PASSKEY_REFUSED: {
    status: 400,
    message: 'This passkey was not accepted. Please try again, or sign in another way.',
  },
  TOO_MANY_PASSKEYS: { status: 409, message: 'You already have {maximum} passkeys. Remove one you no longer use.' },
  SIGN_ON_NEEDED: {
    status: 403,
    message: 'Your company signs in with its own accounts. Please use “Company sign-in” below.',
  },
  SIGN_ON_UNKNOWN: {
    status: 404,
    message: 'There is no company sign-in set up for this address. Sign in with your password, or ask your admin.',
  },
  SIGN_ON_EXPIRED: { status: 409, message: 'The company sign-in took too long. Please start it again.' },
  SIGN_ON_UNREACHABLE: {
    status: 503,
    message: 'Your company’s sign-in service cannot be reached. Please try again in a moment.',
  },
  SIGN_ON_REFUSED: {
    status: 400,
    message: 'Your company’s sign-in service did not confirm who you are. Please try again, or ask your admin.',
  },
  SIGN_ON_NOT_ADMITTED: {
    status: 403,
    message:
      'Your company’s sign-in service recognizes you, but you are not an admin here yet. Ask an admin to invite you.',
  },
  SIGN_ON_ELSEWHERE: {
    status: 403,
    message:
      'The sign-in service recognizes you, but your email address does not belong to the company you are signing in to. Use your work address, or ask your admin.',
  },
  SIGN_ON_NO_EMAIL: {
    status: 409,
    message:
      'The sign-in worked, but the sign-in service did not provide a verified email address. Without one, we cannot tell which company people belong to.',
  },
  SIGN_ON_TEST_MISSING: { status: 409, message: 'Run a test sign-in before you turn it on.' },
  SIGN_ON_OTHER_PERSON: {
    status: 403,
    message: 'Someone else signed in to your company’s sign-in service. Please use your own account there.',
  },
  SIGN_ON_METADATA_MISSING: {
    status: 400,
    message: 'Please enter the address of your sign-in service’s metadata, or paste the metadata.',
  },
  SIGN_ON_METADATA_REFUSED: {
    status: 400,
    message:
      'This is not the metadata of a sign-in service that we can use: SAML 2.0, with a sign-in address for HTTP-Redirect and an RSA certificate of at least 2,048 bits.',
  },
  SIGN_ON_SECRET_MISSING: { status: 400, message: 'Please enter the client secret.' },
  SIGN_ON_DOMAIN_MISSING: { status: 409, message: 'Verify the domain of your email addresses first.' },
  SIGN_ON_KEEPER_MISSING: {
    status: 409,
    message: 'At least one admin with a second factor must keep their password in case your sign-in service is down.',
  },
  SIGN_ON_CHANGED: { status: 409, message: 'Someone has changed this in the meantime. Reload the page and try again.' },
  SECOND_FACTOR_NOT_ON: { status: 409, message: 'Turn on your own second factor first.' },
  SECOND_FACTOR_NEEDED: { status: 409, message: 'Everyone here must have a second factor, so yours must stay on.' },
  VISIT_NEEDS_APPROVAL: {
    status: 403,
    message: 'This customer wants to be asked first. You can open the portal once one of its admins approves.',
  },
  VISIT_REQUEST_ANSWERED: { status: 409, message: 'This request has already been answered.' },
  VISIT_REQUEST_ENDED: { status: 409, message: 'This request is no longer active. Support can ask again.' },
  SET_UP_EXPIRED: { status: 409, message: 'Setup took too long. Please start again with a new QR code.' },
  PASSWORD_TOO_WEAK: {
    status: 400,
    message: 'Use at least 8 characters with a lowercase letter, an uppercase letter and a number.',
  },
  PASSWORD_TOO_COMMON: {
    status: 400,
    message: 'This password is on the lists that attackers try first. Please choose another.',
  },
  PASSWORD_REFUSED: { status: 400, message: 'This password cannot be used. {reason}' },
  PASSWORD_RESET_REQUIRED: {
    status: 403,
    message: 'Please choose a new password. We’ll email you a verification code for it.',
  },
  TEMPORARY_PASSWORD_EXPIRED: {
    status: 403,
    message: 'This temporary password has expired. Email {supportEmail} for another one, or reset your password.',
  },
  NEW_PASSWORD_CHALLENGE_INVALID: {
    status: 401,
    message: 'This took too long, or the password has already been replaced. Please sign in again.',
  },
  CODE_INVALID: {
    status: 400,
    message: 'This verification code is incorrect or no longer valid. Check it, or request another one.',
  },
  CURRENT_PASSWORD_WRONG: { status: 400, message: 'This is not your current password.' },
  SIGN_UP_PASSWORD_WRONG: { status: 400, message: 'This is not the password you signed up with.' },
  RESEND_TOO_EARLY: { status: 429, message: 'Please wait {seconds} seconds before requesting another email' },
  SIGN_UP_LINK_INVALID: {
    status: 404,
    message: 'Oops, something went wrong. Check your email invite and try again.',
  },
  SIGN_UP_LINK_EXPIRED: {
    status: 410,
    message: 'This link has expired. Ask the person who sent it to you for a new one.',
  },
  SIGN_UP_LINK_USED: {
    status: 409,
    message: 'This link can no longer be used. Sign in, or ask the person who sent it to you for a new one.',
  },
  SIGN_UP_LINK_USER_EXISTS: { status: 409, message: 'An account already exists. Sign in now...' },
  IDENTITY_UNAVAILABLE: {
    status: 503,
    message: 'The password service cannot be reached. Please try again in a moment.',
  },
  CAPTCHA_UNAVAILABLE: {
    status: 503,
    message: 'The captcha is not available right now. Please try again in a moment.',
  },
  INVITE_INVALID: { status: 404, message: 'Oops! The link is not valid' },
  INVITE_USED: { status: 409, message: "You've already created an account ({email}). Please sign in." },
  INVITE_EMAIL_TAKEN: { status: 409, message: 'There is already an account with this email address.' },
  RESET_LINK_INVALID: {
    status: 404,
    message: 'The link is invalid. Request another link, or email {supportEmail} for help.',
  },
  SETUP_LINK_INVALID: {
    status: 404,
    message: 'This link has already been used or is not valid. Restart the portal to get a new one.',
  },
} as const satisfies ErrorTable;

declare module '../errors.ts' {
  interface ErrorTables {
    readonly accounts: typeof ACCOUNTS_ERRORS;
  }
}
