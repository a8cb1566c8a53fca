/** Why a check was not done, in the words that the report shows. */
export const NOT_TESTED = {
  NO_HTTPS: 'The site does not answer over HTTPS, so there is nothing to test.',
  NO_HANDSHAKE: 'No encrypted connection to the server succeeded.',
  NO_TLS_ANSWER: 'The server did not answer the test connections.',
  HELLO_BUDGET: 'The limit of test connections was reached before every kind of weak encryption was tried.',
  NO_DOMAIN: 'The site is addressed by a number, not by a domain name.',
  PLATFORM: 'The site runs on a platform that does not allow such tests; the platform looks after its programs itself.',
  PLATFORM_DOMAIN: 'The site uses an address of its hosting platform, whose mail settings are not yours.',
  DNS_FAILED: 'The name servers did not answer.',
  DNSSEC_UNKNOWN: 'The name server used does not validate signatures.',
  ROBOTS: 'The robots.txt of the site asks scanners to stay away from some of the addresses concerned.',
  REQUEST_BUDGET: 'The limit of requests was reached before everything was looked at.',
  PROBE_BUDGET: 'The limit of requests for one input was reached before everything was tried on it.',
  INPUT_LEFT:
    'Nothing could be tried on one of the inputs: the site did not answer, or the words of its address warn of a change.',
  FORM_LIMIT: 'A form is sent a limited number of times, 40 at most, and some of its fields would have needed more.',
  FORMS_SPARED:
    'Forms that write to people, sign up, pay or delete were sent once or twice at most, or not at all, so not everything was tried on them.',
  NO_BROWSER:
    'What scripts do in a visitor’s browser was not looked at, because there is no browser on the portal’s machine. Its operator can install one.',
  BROWSER_FAILED:
    'What scripts do in a visitor’s browser was not looked at, because the browser on the portal’s machine did not start, or was brought down by the site.',
  SCRIPT_BUILT:
    'Pages of this site are built by scripts in the visitor’s browser. No browser was used, so links, forms and inputs in them were not seen.',
  BROWSER_PAGES: 'A limited number of pages is opened in a browser: those that differ most. There were more.',
  BROWSER_LIMIT: 'One page did not come to rest in the browser within its limits, so not everything was tried on it.',
  FOREIGN_SCRIPTS:
    'Scripts that the pages load from other websites were not run in the browser, so what they do was not looked at.',
  NO_CALLBACK:
    'The website would have to call the portal to prove it, and the portal has no address that websites can call. Its operator can set one up.',
  NO_CALLBACK_XML:
    'What a program reads because XML names it, and does not show, is proved only when the website calls the portal, and the portal has no address that websites can call. Its operator can set one up.',
  MISSED_CALLS:
    'For a while the portal could not hear whether the website called it, so some of what only such a call proves may have been missed.',
  SQL_SERVER_DELAYS:
    'Microsoft SQL Server waits only by a statement of its own, and such statements are never sent. All other databases were asked to wait.',
  TIME_BUDGET: 'The time limit was reached before everything was looked at.',
  TOO_COSTLY: 'One page or script was too large or too odd to be examined in time.',
  PLACE_SILENT: 'The place where it was seen did not answer.',
  PLACE_NOT_FOUND: 'The place where it was seen was not found again by itself.',
  NOT_SWITCHED_ON:
    'This check does more than look, so it is done only when somebody has switched it on for the website. It was off.',
  NOT_PROVED:
    'This check is switched on, but it is not shown, or not shown any more, that the website is yours. Choose Prove Ownership, then scan again.',
  SIGN_IN_TRIES: 'Passwords are tried three times on a whole website, and there were more places to try them.',
  SIGN_IN_LOCKED: 'The website warned that too many tries were made, so no further password was tried.',
  SIGN_IN_RIDDLE: 'The sign-in asks for a riddle that only people are to solve, so no password was tried there.',
  SIGN_IN_ALIKE: 'A sign-in answers a well-known password and a made-up one alike, so the try there says nothing.',
  SIGN_IN_SILENT: 'A sign-in page did not answer, or did not show its form again, so the try there says nothing.',
  INTERRUPTED_TRY:
    'The scan was interrupted in the middle of this check. Nothing of it is done twice, so it was left out this time.',
  UPLOAD_LIMIT: 'Files are sent through three forms of a website at most, and there were more.',
  UPLOAD_LANGUAGE:
    'It was not seen in which language the website is written, or a script in it could not remove itself, so no script was sent; only a text file was.',
  UPLOAD_REFUSED: 'A form for files did not take the text file that was sent first, so no script was sent after it.',
  STOPPED_ANSWERING: 'The site stopped answering, so the scan ended early.',
} as const;

export type NotTestedReason = keyof typeof NOT_TESTED;
