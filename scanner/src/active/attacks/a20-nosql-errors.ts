import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { ActiveCheck } from '../active-check.ts';
import { type ErrorShape, errorByInput } from '../error-by-input.ts';

/** Messages of databases that are not asked in SQL, about a question that they cannot read. */
const NOSQL_ERRORS: readonly ErrorShape[] = [
  ['MongoDB', /\bMongo(?:Server)?Error: (?:SyntaxError|unknown (?:top level )?operator|JSInterpreterFailure)/],
  ['MongoDB', /MongoDB\\Driver\\Exception\\\w+[^\n]{0,200}(?:SyntaxError|JSInterpreterFailure|\$where)/],
  ['MongoDB', /pymongo\.errors\.OperationFailure: [^\n]{0,120}(?:SyntaxError|JSInterpreterFailure)/],
  ['MongoDB', /com\.mongodb\.[\w.]*(?:JSONParse|MongoQuery|MongoCommand)Exception|org\.bson\.json\.JsonParseException/],
  ['MongoDB', /"codeName"\s*:\s*"(?:JSInterpreterFailure|FailedToParse)"/],
  [
    'CouchDB',
    /"error"\s*:\s*"(?:bad_request|query_parse_error)"\s*,\s*"reason"\s*:\s*"(?:invalid[_ ]UTF-8|invalid_json)/i,
  ],
  ['Elasticsearch', /"type"\s*:\s*"(?:json_parse_exception|json_e_o_f_exception|x_content_parse_exception)"/],
  [
    'Cassandra',
    /\bSyntax(?:Error|Exception): line \d+:\d+ (?:no viable alternative|mismatched (?:input|character)|extraneous input)/,
  ],
  ['Neo4j', /Neo\.ClientError\.Statement\.SyntaxError/],
  ['Redis', /ReplyError: ERR Protocol error|ERR Error compiling script \(new function\)/],
];

/** A20: a quotation mark in a parameter breaks a question to a database of the NoSQL kind, which complains. */
export const checkNosqlErrors: ActiveCheck = async (probe) => {
  const found = await errorByInput(probe, NOSQL_ERRORS);
  if (found === null) return null;
  const { exchange, technology: database, proof } = found;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A20', 'query-error-by-input', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter, database },
      proof,
      note: noted('databaseError', { parameter, database }),
    });
};
