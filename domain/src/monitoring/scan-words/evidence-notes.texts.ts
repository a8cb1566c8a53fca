import { texts } from '../../texts/texts.ts';

/**
 * What a scan saw, one sentence each. English is filled where a scan runs, so it has plain placeholders alone; the values are as the website
 * gave them.
 */
export const evidenceNotes = texts('monitoring.evidenceNotes', {
  noHttps: 'The site responds over HTTP, and nothing responds over HTTPS.',
  noRedirectToHttps: 'The HTTP address serves the page itself instead of redirecting to HTTPS.',
  redirectToHttp: 'The HTTPS address redirects to {location}, which is not encrypted.',
  certificateExpired: 'The certificate expired on {day}.',
  certificateNotYetValid: 'The certificate is not valid until {day}.',
  certificateExpiresSoon: 'The certificate expires on {day}, in {days} days.',
  certificateWrongHost: 'The certificate is issued for {names}, not for {host}.',
  certificateWeakSignature: 'The certificate is signed with {algorithm}.',
  certificateSelfSigned: 'The certificate is self-signed, not signed by an authority that browsers trust.',
  certificateChain: 'The server sends only its own certificate and leaves out the intermediate one from {issuer}.',
  certificateUntrusted: 'The certificate was issued by {issuer}, which browsers do not trust ({error}).',
  oldProtocol: 'The server agreed to {protocol} when nothing newer was offered.',
  weakSuite: 'The server agreed to {suite} with {protocol}.',
  notStapled:
    'The server sent no revocation status for its certificate, although the certificate names a source for one.',
  noTls13: 'The server twice refused TLS 1.3 and agreed to an older version.',
  noForwardSecrecy: 'The server agreed to {suite} with {protocol}, and refused every method with forward secrecy.',
  rsaOracle:
    'We opened {count} connections and sent a key that was valid, or invalid in a different place each time. The server’s responses differed, and differed in the same way the second time: {answers}',
  renegotiation: 'The server’s response over {protocol} does not say that it supports secure renegotiation.',
  shortDhGroup: 'The server’s Diffie-Hellman group has {bits} bits.',
  shortRsaKey: 'The certificate’s RSA key has {bits} bits.',
  hstsMissing: 'The response has no Strict-Transport-Security header.',
  hstsInvalid: 'Browsers ignore the Strict-Transport-Security header "{value}": it has no valid max-age.',
  hstsShort: 'The Strict-Transport-Security header is valid for only {days} days.',
  cspReportOnly:
    'The policy is sent as Content-Security-Policy-Report-Only, so browsers report problems but block nothing.',
  cspMissing: 'The page has no Content-Security-Policy.',
  cspBypassable: 'The policy does not keep out scripts from other sites: {problems}.',
  framing: 'The response has neither a restrictive frame-ancestors directive nor a valid X-Frame-Options header.',
  nosniff: 'The response has no X-Content-Type-Options: nosniff header.',
  referrerPolicyMissing: 'The page sets no Referrer-Policy.',
  referrerPolicyUnsafe: 'The Referrer-Policy "{value}" sends full addresses to other sites.',
  permissionsPolicy: 'The response has no Permissions-Policy header.',
  openerPolicy: 'The response has no Cross-Origin-Opener-Policy header.',
  cookie: 'The cookie "{cookie}" is set without {missing}.',
  sessionInPage:
    'The browser keeps the value of the cookie "{cookie}" from scripts, but it appears on the page. It is not kept in this report.',
  mixedContent: 'The page loads {resource} over unencrypted HTTP (element {element}).',
  vulnerableLibrary: 'The site uses {name} {version}, which has {count} published weaknesses.',
  wordpressOutdated: 'The site runs WordPress {version}; only the newest branch, {branch} or later, is maintained.',
  endOfLife: 'The site says that it runs {product} {version}, which has had no security updates since {day}.',
  knownFlaw: 'The site says at {path} that it runs {product} {version}.',
  knownFlawShown: 'The response at {path} is one that only a flawed version of {product} returns.',
  serverHeader: 'The Server header says "{value}".',
  versionHeader: 'The {header} header says "{value}".',
  generator: 'The page names its software: "{value}".',
  directoryListing: 'The server lists the files in {path}.',
  errorMessage: 'The response shows every visitor an error from {technology}.',
  secret: 'The response contains what looks like a secret: {name}.',
  cardNumber: 'The response contains what looks like a payment card number ({brand}); it is masked here.',
  passwordPageOnHttp: 'The page with the password field was sent over unencrypted HTTP.',
  passwordFormToHttp: 'The form is sent to {action}, unencrypted.',
  unprotectedForm:
    'The form sent to {action} has no secret token, and the cookie "{cookie}" has no SameSite attribute.',
  unprotectedFormForAll:
    'The form sent to {action} has no secret token, and the cookie "{cookie}" is set with SameSite=None, so browsers also send it when another website submits the form.',
  sameSiteByDefault:
    'Firefox and Safari send such a cookie with forms that other websites submit. Chrome and Edge do so only for about two minutes after it is set.',
  scriptWithoutIntegrity: 'The page runs {address} without an integrity attribute.',
  thirdPartyScripts: 'Scripts from other servers: {addresses}',
  cors: 'The site allows access from a made-up website ({origin}), with the visitor’s cookies.',
  socketForAll: 'The connection to {address} also opened when a made-up website ({origin}) requested it.',
  socketSession: 'We saw nothing that keeps browsers from sending the cookie "{cookie}" along.',
  socketUnencrypted: 'A script on this encrypted page opens {address}, which is not encrypted.',
  socketMessages:
    'Messages that we saw: {count}. The first ones, shortened (→ from the page, ← from the server): {sample}',
  socketSilent: 'A script on this page opens {address}. We saw no messages.',
  personalPage:
    'The page looks like it is for a signed-in person ({sign}), and nothing stops anyone from keeping a copy of it.',
  dkimShortKey: 'The DKIM key at {name} has {bits} bits.',
  dkimNotFound: 'No DKIM key was found under any of the selectors that email services usually use.',
  dnssecMissing: 'The domain {domain} has no DS record, so its answers are not signed.',
  spfMissing: 'The domain {domain} has no SPF record.',
  spfMultiple: 'The domain {domain} has {count} SPF records, so receivers ignore all of them.',
  spfInvalid: 'The SPF record "{record}" is not valid: {problem}.',
  spfRecord: 'The SPF record is "{record}".',
  spfLookups: 'Checking an email takes {lookups} lookups; receivers give up after {most}.',
  dmarcMissing: 'There is no DMARC record at _dmarc.{domain}.',
  dmarcInvalid: 'The DMARC record at _dmarc.{domain} is not valid: {problem}.',
  dmarcRecord: 'The DMARC record is "{record}".',
  stsUnusable: 'The policy at {address} cannot be used: {problem}.',
  stsNotEnforced: 'The policy at {address} has the line "{line}".',
  noRecordAt: 'There is no usable record at {name}.',
  securityTxtMissing: 'There is no file at /.well-known/security.txt.',
  securityTxtIncomplete: 'The file has no valid "{missing}" field.',
  securityTxtExpired: 'The file was valid until {day}.',
  viewState: 'The field contains only its values: no signature follows them.',
  serializedObject: 'The {carrier} "{name}" contains a serialized object ({technology}) that is not protected.',
  privateField:
    'The response at {path} contains {field}, even though no one was signed in; the values are not shown here.',
  exposedFile: 'The address {path} is open to everyone and serves the real file.',
  danglingName: 'The name {name} points to {target}, which {service} says belongs to no one.',
  defaultPage: 'The home page is the default page of {name}.',
  reflectedScript:
    'In two tests with different words, the value we sent in "{parameter}" became part of the page ({context}).',
  pageTemplate:
    'In two tests with different numbers, a multiplication in double braces that we sent in "{parameter}" appeared where a script on the page calculates such expressions.',
  reckonedInBrowser: 'We opened the response in a browser, and it showed the product.',
  foreignScriptInBrowser:
    'We opened the response in a browser, but it does not load scripts from other websites, so nothing was calculated.',
  calledName:
    'In two tests with different words, a script on the page called the function whose name we sent in "{parameter}" ({name}).',
  formReflectsScript:
    'In two tests with different words, the value we sent in "{parameter}" came back as part of the page’s HTML.',
  storedScript:
    'In two tests with different words, what we sent in "{parameter}" later appeared as part of the page {page}.',
  storedAndShownByScript:
    'In two tests with different words, what we sent in "{parameter}" was saved, and a script on the page {page} later made it part of the page. We saw it in a browser.',
  calledPortal:
    'In two tests with different words, the server called the portal over {protocol} because of what we sent in "{parameter}".',
  domScript:
    'In a browser, our test function ran on this page twice, under different names. Its call came from {parameter} and reached {sink}. What we put there: {payload} The address we opened: {address}',
  steeredRequest:
    'In a browser, a script on this page twice requested an address that we chose. What we put into {parameter}: {payload} What the script requested with {sink}: {asked} The address we opened: {address}',
  xmlFile: 'In two tests, the server sent back its file {file} because our XML referenced it.',
  xmlFileOfInput: 'In two tests, the server sent back its file {file} because our XML in "{parameter}" referenced it.',
  knownPassword:
    'The sign-in page accepted the well-known password for {product} and rejected a made-up one. We did not open anything with it and discarded the session.',
  knownPasswordOfUser:
    'The sign-in page accepted the well-known password for {product} for the user "{user}" and rejected a made-up one. We did not open anything with it and discarded the session.',
  scriptRanAndGone:
    'We sent a {language} file through "{parameter}". When we requested the file, the server ran it: it printed the product of two numbers ({product}). The file then deleted itself: when we requested it again, it was gone.',
  scriptRanAndStays:
    'We sent a {language} file through "{parameter}". When we requested the file, the server ran it: it printed the product of two numbers ({product}). The file could not delete itself and is still at {file}. Please delete it.',
  testFileLeft:
    'The form at {form} accepted this file from the scan and offers no way to remove it. It is harmless text; please delete it.',
  commandDelay: 'Commands in "{parameter}" to wait 0, 2, 0 and 3 seconds delayed the response by that much each time.',
  sqlDelay:
    'Instructions in "{parameter}" telling {database} to wait 0, 2, 0 and 3 seconds delayed the response by that much each time.',
  xpathError:
    'In two tests, quotation marks in "{parameter}" led to an XML search error ({technology}); the same value without them did not.',
  databaseError:
    'In two tests, quotation marks in "{parameter}" led to an error from {database}; the same value without them did not.',
  ldapError:
    'In two tests, parentheses in "{parameter}" led to a directory search error ({technology}); the same value without them did not.',
  foreignHost: 'In two tests, a made-up website address we sent ({host} in the second test) was used as {place}.',
  traceEnabled: 'The server sent our request back to us, including a word that we put in it.',
  writingMethods: 'The response to OPTIONS lists {methods}; we did not try them.',
  sqlCondition:
    'In two tests with different numbers, a true condition in "{parameter}" ({right}) left the page as it was, and a false one ({wrong}) changed it.',
  sqlOrder:
    'In two tests with different numbers, a valid addition to "{parameter}" ({right}) left the page as it was, and the same addition with a word no database recognizes ({wrong}) broke it.',
  pathTraversal:
    'We were able to retrieve the server’s file {file} ({system}) twice, writing its path in different ways.',
  programFile: 'In two tests, the server sent us the beginning of {file}, which it does not show to visitors.',
  includedFile:
    'In two tests with different words, the server’s error message showed that it tried to run the file named in "{parameter}", outside the folder meant for such files ({file}).',
  openRedirect: 'In two tests, the site sent the visitor to the made-up website named in "{parameter}".',
  openRedirectByScript:
    'In two tests, a script on the page contained the made-up website from "{parameter}" as the place to send the visitor to.',
  ledInBrowser: 'We opened the response in a browser, and it went there.',
  ranInBrowser: 'We opened the response in a browser, and it ran our harmless code.',
  shownInBrowser: 'We opened the response in a browser, and it treated the value as part of the page too.',
  notShownInBrowser:
    'In the browser we used to open the response, this value had no effect; with other values or browsers, it might.',
  notOpened: 'We read the response and did not open it in a browser, because none was available for this scan.',
  evaluation:
    'In two tests with different numbers, the product ({product}) of a multiplication that we put into "{parameter}" appeared in the response.',
  responseSplitting: 'In two tests, a line break in "{parameter}" added our own header to the response.',
  command:
    'In two tests with different numbers, the server ran a multiplication that we put into "{parameter}" as a command and showed the product ({product}).',
  seenByService: 'The scanning service found it at this address.',
  onPlatform: 'Your site runs on {platform}, and your platform controls this setting.',
  sameWithoutSignIn:
    'The account that the scan signs in with and a visitor who is not signed in get the same response at {path}, with {count} values that are not on any public page. Nothing that visitors see links there. The responses are not kept.',
  sameForLesser:
    'The account that the scan signs in with and the second account get the same response at {path}, with {count} values that are not on any public page. Nothing that the second account sees links there. The responses are not kept.',
  tokenSecretKnown:
    'The token’s signature ({algorithm}) was created with a secret that appears on public lists. We did not send anything with it.',
  tokenUnsigned: 'The website let us in with the account’s own token after its signature was removed ("alg": "none").',
  tokenSignatureUnchecked:
    'The website let us in with the account’s own token after one byte of its signature was changed.',
});
