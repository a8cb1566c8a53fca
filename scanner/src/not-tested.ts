/** Why a check was not done, in the words that the report shows. */
export const NOT_TESTED = {
  NO_HTTPS: 'The site does not answer over HTTPS, so there is nothing to test.',
  NO_HANDSHAKE: 'No encrypted connection to the server succeeded.',
  NO_TLS_ANSWER: 'The server did not answer the test connections.',
  HELLO_BUDGET: 'The limit on test connections was reached before every kind of weak encryption was tried.',
  NO_DOMAIN: 'The site is addressed by a number, not by a domain name.',
  PLATFORM:
    'The site runs on a platform that does not allow tests like this; the platform takes care of its own software.',
  PLATFORM_DOMAIN: 'The site uses an address of its hosting platform, whose email settings are not yours.',
  DNS_FAILED: 'The name servers did not answer.',
  DNSSEC_UNKNOWN: 'The name server we used does not validate signatures.',
  ROBOTS: 'The site’s robots.txt asks scanners to stay away from some of the addresses concerned.',
  REQUEST_BUDGET: 'The limit on requests was reached before everything was checked.',
  PROBE_BUDGET: 'The limit on requests for one input was reached before everything was tried on it.',
  INPUT_LEFT:
    'Nothing could be tried on one of the inputs: the site did not answer, or the wording of its address warns of a change.',
  FORM_LIMIT: 'A form is sent a limited number of times, 40 at most, and some of its fields would have needed more.',
  FORMS_SPARED:
    'Forms that write to people, sign up, pay or delete were sent once or twice at most, or not at all, so not everything was tried on them.',
  NO_BROWSER:
    'What scripts do in a visitor’s browser was not checked, because there is no browser on the portal’s server. Its operator can install one.',
  BROWSER_FAILED:
    'What scripts do in a visitor’s browser was not checked, because the browser on the portal’s server did not start, or the site crashed it.',
  SCRIPT_BUILT:
    'Pages of this site are built by scripts in the visitor’s browser. No browser was used, so links, forms and inputs in them were not seen.',
  BROWSER_PAGES: 'Only a limited number of pages are opened in a browser: those that differ most. There were more.',
  BROWSER_LIMIT: 'One page did not finish loading in the browser within its limits, so not everything was tried on it.',
  FOREIGN_SCRIPTS:
    'Scripts that the pages load from other websites were not run in the browser, so what they do was not checked.',
  NO_CALLBACK:
    'To prove it, the website would have to call the portal, and the portal has no address that websites can call. Its operator can set one up.',
  NO_CALLBACK_XML:
    'When a program reads something that XML names but does not show it, only a call from the website to the portal can prove it, and the portal has no address that websites can call. Its operator can set one up.',
  MISSED_CALLS:
    'For a while the portal could not tell whether the website called it, so some findings that only such a call can prove may have been missed.',
  SQL_SERVER_DELAYS:
    'Microsoft SQL Server can only be made to wait with a separate statement, and we never send such statements. All other databases were asked to wait.',
  TIME_BUDGET: 'The time limit was reached before everything was checked.',
  TOO_COSTLY: 'One page or script was too large or too unusual to be checked in time.',
  PLACE_SILENT: 'The place where it was seen did not answer.',
  PLACE_NOT_FOUND: 'The place where it was seen could not be found again on its own.',
  NOT_SWITCHED_ON:
    'This check does more than look, so it is done only when someone has turned it on for the website. It was off.',
  NOT_PROVED:
    'This check is turned on, but it is not proved, or no longer proved, that the website is yours. Choose Prove Ownership, then scan again.',
  SIGN_IN_TRIES: 'Passwords are tried only three times per website, and there were more places to try them.',
  SIGN_IN_LOCKED: 'The website warned of too many attempts, so no further password was tried.',
  SIGN_IN_RIDDLE: 'The sign-in shows a challenge that only people can solve, so no password was tried there.',
  SIGN_IN_ALIKE:
    'A sign-in gives the same answer to a well-known password and a made-up one, so trying it says nothing.',
  SIGN_IN_SILENT: 'A sign-in page did not answer, or did not show its form again, so trying it says nothing.',
  INTERRUPTED_TRY:
    'The scan was interrupted in the middle of this check. No part of it is done twice, so it was left out this time.',
  UPLOAD_LIMIT: 'Files are sent through at most three forms per website, and there were more.',
  UPLOAD_LANGUAGE:
    'We could not tell which language the website is written in, or a script in it could not remove itself, so we sent only a text file and no script.',
  UPLOAD_REFUSED: 'An upload form did not accept the text file that was sent first, so no script was sent after it.',
  STOPPED_ANSWERING: 'The site stopped answering, so the scan ended early.',
} as const;

export type NotTestedReason = keyof typeof NOT_TESTED;
