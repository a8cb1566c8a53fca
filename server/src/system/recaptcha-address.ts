/** Where Google serves reCAPTCHA's script and judges its tokens. */
export const RECAPTCHA_HOST = 'https://www.google.com';

/** What the portal's forms ask a token for; a token for anything else does not count. */
export const RECAPTCHA_ACTION = 'portal_account';
