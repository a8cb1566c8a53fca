import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { ActiveCheck } from '../active-check.ts';
import { errorByInput } from '../error-by-input.ts';
import { SQL_ERRORS } from '../sql-errors.ts';

/** A04: a quotation mark in a parameter breaks a statement of the database, which complains. */
export const checkSqlErrors: ActiveCheck = async (probe) => {
  const found = await errorByInput(probe, SQL_ERRORS);
  if (found === null) return null;
  const { exchange, technology: database, proof } = found;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A04', 'database-error-by-input', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter, database },
      proof,
      note: noted('databaseError', { parameter, database }),
    });
};
