import { escaped, html } from '../answers.ts';
import { type PairAnswer, type PairRow, pairsOf } from './case-pair.ts';

/** Complains in a server's words about a value with such signs; content otherwise. */
const complains =
  (signs: RegExp, words: string): PairAnswer =>
  (value) =>
    signs.test(value) ? { status: 500, type: 'text/plain', body: words } : html('<p>There is one.</p>');
/** A lesson about that error, whatever is asked. */
const explains =
  (words: string): PairAnswer =>
  (value) =>
    html(`<p>${escaped(value)}: what "${escaped(words)}" means</p>`);
const row = (context: string, path: string, parameter: string, signs: RegExp, words: string): PairRow => [
  context,
  path,
  parameter,
  'ada',
  complains(signs, words),
  explains(words),
];
const QUOTES = /["']/;
const BRACKETS = /[()]/;

const common = { class: 'other queries', place: 'query' } as const;

/** Input that becomes part of a question to other kinds of databases. */
export const OTHER_QUERIES = [
  ...pairsOf({ ...common, checkId: 'A20' }, [
    row(
      'MongoDB, by its driver for Python',
      '/profiles',
      'handle',
      QUOTES,
      'pymongo.errors.OperationFailure: SyntaxError: unterminated string literal',
    ),
    row(
      'Elasticsearch',
      '/hits',
      'matching',
      QUOTES,
      '{"error":{"type":"json_parse_exception","reason":"Unexpected character"}}',
    ),
    row('Neo4j', '/relations', 'person_name', QUOTES, 'Neo.ClientError.Statement.SyntaxError: Invalid input'),
  ]),
  ...pairsOf({ ...common, checkId: 'A20', place: 'json' }, [
    row('MongoDB, from JSON', '/service/members', 'login', QUOTES, 'MongoServerError: unknown operator: $zq'),
  ]),
  ...pairsOf({ ...common, checkId: 'A21' }, [
    row(
      'a directory, by Java',
      '/colleagues',
      'colleague',
      BRACKETS,
      'javax.naming.directory.InvalidSearchFilterException: Unbalanced parenthesis',
    ),
    row('a directory, by Python', '/teams', 'team', BRACKETS, 'ldap.FILTER_ERROR: {"desc": "Bad search filter"}'),
  ]),
  ...pairsOf({ ...common, checkId: 'A22' }, [
    row(
      'XML, by PHP',
      '/chapters',
      'heading',
      QUOTES,
      'Warning: SimpleXMLElement::xpath(): Invalid predicate in the file',
    ),
    row(
      'XML, by .NET',
      '/paragraphs',
      'paragraph',
      QUOTES,
      'System.Xml.XPath.XPathException: This is an unclosed string.',
    ),
  ]),
];
