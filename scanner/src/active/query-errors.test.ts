import { expect, test } from 'vitest';
import { escaped, html, MYSQL_ERROR, valueIn } from '../../testing/answers.ts';
import { tryParameter } from '../../testing/try-program.ts';

const BREAKING = /["'()]/;

/** What each technology says about a question that it cannot read; the XPath error of MySQL is one of SQL. */
const MESSAGES: readonly (readonly [message: string, variant: string])[] = [
  [MYSQL_ERROR, 'database-error-by-input'],
  ['SQLSTATE[42000]: Syntax error or access violation: 1064 XPATH syntax error', 'database-error-by-input'],
  ['MongoServerError: SyntaxError: missing ) after argument list', 'query-error-by-input'],
  ['MongoDB\\Driver\\Exception\\CommandException: SyntaxError: unterminated string literal', 'query-error-by-input'],
  ['pymongo.errors.OperationFailure: SyntaxError: invalid', 'query-error-by-input'],
  ['{"error":{"root_cause":[{"type":"json_parse_exception","reason":"Unexpected"}]}}', 'query-error-by-input'],
  ['{"error":"bad_request","reason":"invalid_json"}', 'query-error-by-input'],
  ['com.datastax.driver.core.exceptions.SyntaxError: line 1:42 no viable alternative at input', 'query-error-by-input'],
  ['Neo.ClientError.Statement.SyntaxError: Invalid input', 'query-error-by-input'],
  ['Warning: ldap_search(): Search: Bad search filter in /srv/staff.php', 'directory-error-by-input'],
  ['javax.naming.directory.InvalidSearchFilterException: Unbalanced parenthesis', 'directory-error-by-input'],
  ['ldap3.core.exceptions.LDAPInvalidFilterError: malformed filter', 'directory-error-by-input'],
  ['The (cn=x)(y) search filter is invalid.', 'directory-error-by-input'],
  ['Net::LDAP::FilterSyntaxInvalidError: Invalid filter syntax.', 'directory-error-by-input'],
  ['    at parse (/srv/node_modules/@ldapjs/filter/lib/parse.js:12:3)', 'directory-error-by-input'],
  ['Warning: SimpleXMLElement::xpath(): Invalid predicate in /srv/manual.php', 'xml-query-error-by-input'],
  ['Warning: DOMXPath::query(): Invalid expression in /srv/manual.php', 'xml-query-error-by-input'],
  ['lxml.etree.XPathEvalError: Invalid predicate', 'xml-query-error-by-input'],
  ['System.Xml.XPath.XPathException: This is an unclosed string.', 'xml-query-error-by-input'],
  ['javax.xml.xpath.XPathExpressionException: misquoted literal', 'xml-query-error-by-input'],
  ['Nokogiri::XML::XPath::SyntaxError: ERROR: Unfinished literal', 'xml-query-error-by-input'],
];

test.each(MESSAGES)('%s is told as what it is', async (message, variant) => {
  const { variants } = await tryParameter((url) =>
    BREAKING.test(valueIn(url)) ? { type: 'text/plain', status: 500, body: message } : html('<p>A page</p>'),
  );
  expect(variants).toEqual([variant]);
});

test.each(MESSAGES)('%s is not reported on a page that always shows it', async (message) => {
  const { variants } = await tryParameter((url) =>
    html(`<p>${escaped(valueIn(url))}</p><pre>${escaped(message)}${message}</pre>`),
  );
  expect(variants).toEqual([]);
});

test('one request serves the checks of all query languages', async () => {
  const { sent } = await tryParameter(() => html('x'));
  expect(sent.filter((value) => /^shoes'"/.test(value)).length).toBe(1);
});

test.each([
  'sh: Syntax error: Unterminated quoted string',
  'SyntaxError: missing ) after argument list',
  'SyntaxError: Invalid or unexpected token',
  'Parse error: unbalanced parenthesis at position 5',
  'Error: invalid search filter',
  'org.hibernate.QuerySyntaxException: line 1:42 no viable alternative',
  'XPATH syntax error',
])('"%s" could be anything and is none of them', async (message) => {
  const { variants } = await tryParameter((url) =>
    BREAKING.test(valueIn(url)) ? { type: 'text/plain', status: 500, body: message } : html('<p>A page</p>'),
  );
  expect(variants).toEqual([]);
});
