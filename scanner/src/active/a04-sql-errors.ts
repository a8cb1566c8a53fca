import type { ActiveCheck } from './active-check.ts';
import { bodyWithout } from './probe.ts';
import { SQL_ERRORS } from './sql-errors.ts';

/**
 * A04: a quotation mark in a parameter breaks a statement of the database. Its message must be absent for the site's own
 * value, for a meaningless word and for a doubled mark, and come twice with different words.
 */
export const checkSqlErrors: ActiveCheck = async (probe) => {
  const hit = async (round: string) => {
    const sent = `${probe.original}${probe.markerFor(round)}'"`;
    const exchange = await probe.send(sent);
    if (exchange === null) return null;
    const text = bodyWithout(exchange, sent);
    const found = SQL_ERRORS.find(([, shape]) => shape.test(text));
    return found ? { exchange, database: found[0], shape: found[1], proof: found[1].exec(text)?.[0] ?? '' } : null;
  };
  const first = await hit('sql-1');
  if (first === null) return null;
  const isAlways = [probe.baseline, probe.marked].some((answer) => first.shape.test(answer.body.toString('utf8')));
  const second = isAlways ? null : await hit('sql-2');
  if (second?.database !== first.database) return null;
  const word = probe.markerFor('sql-3');
  const control = await probe.send(`${probe.original}${word}`);
  if (control === null || second.shape.test(control.body.toString('utf8'))) return null;
  const { exchange, database, proof } = second;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A04', 'database-error-by-input', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter, database },
      proof,
      note: `A quotation mark in "${parameter}" twice led to an error of ${database}; the same value without it did not.`,
    });
};
