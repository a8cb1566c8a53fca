import { texts } from '../../texts/texts.ts';

/**
 * Why a record or a policy for email cannot be used, and how a page's content security policy can be bypassed: a part of a sentence,
 * behind a colon or within parentheses. Looks and scans fill the English one, so there are plain placeholders alone. Several are
 * joined by semicolons, so that no text has one.
 */
export const recordProblems = texts('monitoring.recordProblems', {
  spfTerm: '"{term}" is not a valid term',
  spfNamesNothing: '"{term}" names nothing',
  spfAddress: '"{term}" is not an address',
  spfTwoRedirects: 'it has more than one "redirect="',
  spfIncludesItself: '{name} includes itself',
  spfNone: '{name} has no SPF record',
  spfMany: '{name} has more than one SPF record',
  dmarcStart: 'it does not begin with "v=DMARC1"',
  dmarcMany: 'there is more than one, so receivers ignore all of them',
  dmarcPolicy: '"p={value}" is not a policy',
  dmarcPercentage: '"pct={value}" is not a percentage',
  stsNoName: 'the name {name} does not exist',
  stsElsewhere: 'the file is somewhere else, and redirects are not followed',
  stsStatus: 'the server answers with status {status}',
  stsStart: 'it does not begin with "version: STSv1"',
  stsMode: 'it has no "mode: enforce" or "mode: testing" line',
  stsAge: 'it has no valid "max_age" line',
  stsMailServer: 'it does not name the mail server {server}',
  cspInline: '"unsafe-inline" in {directive} lets scripts and event handlers inside the page run',
  cspScheme: '"{value}" in {directive} lets scripts from any such address run',
  cspAnySource: '"*" in {directive} allows every source',
  cspNoScriptSource: 'script-src is missing, so scripts from any source run',
  cspNoObjectSource: 'object-src is missing, so plugins that run scripts can be embedded',
  cspNoBase:
    'base-uri is missing, so an injected base tag can redirect all relative script addresses to an attacker’s website',
  cspKnownHost: '"{value}" in {directive} hosts scripts that are known to bypass such policies',
});
