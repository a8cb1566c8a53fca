import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { ActiveCheck } from '../active-check.ts';
import { type ErrorShape, errorByInput } from '../error-by-input.ts';

/** Messages about a search filter that is invalid (RFC 4515). */
const LDAP_ERRORS: readonly ErrorShape[] = [
  ['PHP', /ldap_(?:search|list|read)\(\): Search: Bad search filter/],
  ['OpenLDAP', /\bBad search filter \(-7\)|ldap_search_ext: Bad search filter/],
  ['Java', /javax\.naming\.(?:directory\.InvalidSearchFilterException|NamingException: \[LDAP)/],
  ['Java', /com\.unboundid\.ldap\.sdk\.LDAPException|LDAPSearchException\(resultCode=87/],
  ['Python', /ldap\.FILTER_ERROR|ldap3?\.[\w.]*(?:LDAPInvalidFilterError|InvalidFilter)|LDAPInvalidFilterError/],
  [
    '.NET',
    /System\.DirectoryServices\.[\s\S]{0,200}?search filter is invalid|The \(?[^\n]{0,120}\)? search filter is invalid\./,
  ],
  ['Node.js', /node_modules\/(?:@ldapjs\/filter|ldap-filter|ldapjs|ldapts)\//],
  ['Ruby', /Net::LDAP::FilterSyntaxInvalidError/],
  ['Active Directory', /LdapErr: DSID-[0-9A-F]{8}, comment: The search filter is invalid/i],
];

/** A21: brackets in a parameter break a question to the directory of people and computers, which complains. */
export const checkLdapErrors: ActiveCheck = async (probe) => {
  const found = await errorByInput(probe, LDAP_ERRORS);
  if (found === null) return null;
  const { exchange, technology, proof } = found;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A21', 'directory-error-by-input', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter, technology },
      proof,
      note: noted('ldapError', { parameter, technology }),
    });
};
