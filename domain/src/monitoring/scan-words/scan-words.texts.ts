import { texts } from '../../texts/texts.ts';

/** Why a check was not done, or not wholly. Scans store the names; those before November 2026 stored the English sentences. */
export const notTested = texts('monitoring.notTested', {
  NO_HTTPS: 'The site does not respond over HTTPS, so there is nothing to test.',
  NO_HANDSHAKE: 'We could not establish an encrypted connection to the server.',
  NO_TLS_ANSWER: 'The server did not respond to the test connections.',
  HELLO_BUDGET: 'The limit on test connections was reached before every kind of weak encryption was tested.',
  KEYS_UNCLEAR:
    'The server’s responses to malformed encryption keys were missing or different each time, so that test shows nothing.',
  NO_DOMAIN: 'The site’s address is an IP address, not a domain name.',
  PLATFORM:
    'The site runs on a platform that does not allow tests like this; the platform takes care of its own software.',
  PLATFORM_DOMAIN:
    'The site uses an address that belongs to its hosting platform, so the email settings are not yours.',
  DNS_FAILED: 'The name servers did not respond.',
  DNSSEC_UNKNOWN: 'The name server we used does not validate signatures.',
  ROBOTS: 'The site’s robots.txt asks scanners to stay away from some of the addresses involved.',
  REQUEST_BUDGET: 'The limit on requests was reached before everything was checked.',
  PRODUCT_LIMIT:
    'We send at most 60 requests to find out which versions of software and plugins a site runs. This site would need more.',
  PROBE_BUDGET: 'The limit on requests for one input was reached before every test was run on it.',
  INPUT_LEFT:
    'One of the inputs could not be tested: the site did not respond, or the input’s address suggests that a test would change something.',
  FORM_LIMIT: 'We submit each form no more than 40 times, and testing every field in one form would have taken more.',
  FORMS_SPARED:
    'Forms that message people, create entries, take payments or delete data were submitted three times at most, or not at all, so not every test was run on them.',
  NO_BROWSER:
    'We did not check what scripts do in a visitor’s browser, because there is no browser on the portal’s server. The portal’s operator can install one.',
  BROWSER_FAILED:
    'We did not check what scripts do in a visitor’s browser, because the browser on the portal’s server did not start, or the site crashed it.',
  SCRIPT_BUILT:
    'Pages of this site are built by scripts in the visitor’s browser. No browser was used, so links, forms and inputs on them were not found.',
  BROWSER_PAGES:
    'Only a limited number of pages are opened in a browser: those that differ most from one another. This site has more.',
  BROWSER_LIMIT: 'One page did not finish loading in the browser within the limits, so not every test was run on it.',
  FOREIGN_SCRIPTS:
    'Scripts that the pages load from other websites were not run in the browser, so what they do was not checked.',
  NO_CALLBACK:
    'To confirm this weakness, we need the website to call the portal, but the portal has no address that websites can call. The portal’s operator can set one up.',
  NO_CALLBACK_XML:
    'Some software reads what the XML refers to without showing it. The only proof is a call from the website to the portal, and the portal has no address for such calls. The portal’s operator can set one up.',
  MISSED_CALLS:
    'For a while the portal could not tell whether the website had called it, so some findings that only such a call can prove may have been missed.',
  SQL_SERVER_DELAYS:
    'Microsoft SQL Server can only be made to wait with a separate statement, and we never send such statements. All other databases were asked to wait.',
  TIME_BUDGET: 'The time limit was reached before everything was checked.',
  TOO_COSTLY: 'One page or script was too large or too unusual to be checked in time.',
  PLACE_SILENT: 'The place where this was detected did not respond.',
  PLACE_NOT_FOUND: 'The place where this was detected could not be found again in a test of this finding alone.',
  NOT_SWITCHED_ON:
    'This check does more than look, so it is done only when someone has turned it on for the website. It was off.',
  NOT_PROVED:
    'This check is turned on, but there is no current proof that the website is yours. Choose Prove Ownership, then scan again.',
  NOT_SIGNED_IN:
    'The scan was not signed in, so it could not compare what different accounts can see. Choose Sign-In for Scans under Actions to let scans sign in.',
  SIGN_IN_TRIES: 'Passwords are tried only three times per website, and there were more places to try them.',
  SIGN_IN_LOCKED: 'The website warned about too many attempts, so no more passwords were tried.',
  SIGN_IN_RIDDLE: 'The sign-in shows a challenge that only people can solve, so no password was tried there.',
  SIGN_IN_ALIKE:
    'A sign-in page responds the same way to a well-known password and a made-up one, so testing it tells us nothing.',
  SIGN_IN_SILENT: 'A sign-in page did not respond or stopped showing its form, so we could not test it.',
  INTERRUPTED_TRY:
    'The scan was interrupted in the middle of this check. We never repeat any part of this check, so we skipped it this time.',
  INTERRUPTED_UPLOAD:
    'The scan was interrupted in the middle of this check. We never repeat any part of this check, so we skipped it this time. If the files {files} are on the server, they were sent through the form at {form}, and you can delete them.',
  UPLOAD_PLACE_UNKNOWN:
    'We sent the harmless file "{file}" to the form at {form}, but the website does not say whether or where it was stored. If it is on the server, you can delete it.',
  UPLOAD_LIMIT: 'Files are sent through at most three forms per website, and there were more.',
  UPLOAD_LANGUAGE:
    'We could not tell which language the website is written in, or a script in that language could not delete itself, so we sent only a text file and no script.',
  UPLOAD_REFUSED: 'An upload form did not accept the text file that was sent first, so no script was sent after it.',
  STOPPED_ANSWERING: 'The site stopped responding, so the scan ended early.',
  WAPITI: 'Wapiti does not check certificates, encryption, DNS or email settings.',
});

/** Why a scan failed. Scans store the names, as above; nothing here tells what lies inside a network. */
export const scanFailures = texts('monitoring.scanFailures', {
  TARGET_REFUSED: 'The address leads to a place we are not allowed to scan, such as a private network.',
  TARGET_NOT_FOUND: 'The domain name of the website could not be found.',
  TARGET_UNREACHABLE: 'The website did not respond.',
  TARGET_REDIRECTS_AWAY: 'The site redirects to {host}.',
  CANCELLED: 'The scan was canceled.',
  CHECKPOINT_INVALID: 'The scan was interrupted and could not be continued.',
  GIVEN_UP: 'The scan stopped unexpectedly several times, so the portal gave up on it. Please try again later.',
  PROOF_GONE:
    'We have no proof that this website is yours, or the proof is gone. Choose Prove Ownership under Actions, then scan again.',
  FINDING_GONE: 'The finding no longer exists.',
  LEVEL_UNKNOWN: 'The scan engine does not support this level.',
  WAPITI_WHOLE_ONLY: 'Wapiti only scans whole websites. Scan the website again to see whether the finding is fixed.',
  SERVICE_WHOLE_ONLY:
    'The scanning service only scans whole websites. Scan the website again to see whether the finding is fixed.',
  SERVICE_REFUSED:
    'The scanning service does not scan this website at this level. You may need to verify the website with that service first.',
  SERVICE_FAILED:
    'The scanning service could not scan the website. Make sure that everyone can open it, then try again.',
  SERVICE_LOST_SCAN: 'The scanning service no longer has this scan.',
  ENDED_AT_SERVICE: 'The scanning service gave up on this scan, or someone stopped it there.',
});
