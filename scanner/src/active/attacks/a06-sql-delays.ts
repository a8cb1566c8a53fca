import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { ActiveCheck } from '../active-check.ts';
import { decidesDelay } from '../delay.ts';
import { isLikeNumber } from '../sql/conditions.ts';

/**
 * A wait that happens once, however many rows there are: it stands in a table of its own, joined by AND. `OR` would wait for
 * every row, and bring a site down. SQL Server waits only in a statement of its own, which is never sent.
 */
export const SQL_WAITS: readonly (readonly [database: string, wait: (seconds: number) => string])[] = [
  ['MySQL or MariaDB', (seconds) => `(SELECT 7 FROM (SELECT SLEEP(${seconds}))zq)=7`],
  ['PostgreSQL', (seconds) => `(SELECT 7 FROM (SELECT PG_SLEEP(${seconds}))zq)=7`],
  ['Oracle', (seconds) => `(SELECT DBMS_PIPE.RECEIVE_MESSAGE('zq',${seconds}) FROM DUAL)=1`],
];

type Frame = (original: string, condition: string) => string;
const BESIDE_NUMBER: Frame = (original, condition) => `${original} AND ${condition}`;
export const WITHIN_QUOTES: Frame = (original, condition) => `${original}' AND ${condition} AND '7'='7`;
const WITHIN_DOUBLE_QUOTES: Frame = (original, condition) => `${original}" AND ${condition} AND "7"="7`;

/** A06: a wait in an input makes the database wait, although the page looks the same. */
export const checkSqlDelays: ActiveCheck = async (probe) => {
  const original = probe.original === '' ? '1' : probe.original;
  for (const [database, wait] of SQL_WAITS) {
    const frames = [
      ...(isLikeNumber(original) ? [BESIDE_NUMBER] : []),
      WITHIN_QUOTES,
      // Only MySQL takes text within double quotation marks for a text.
      ...(database.startsWith('MySQL') ? [WITHIN_DOUBLE_QUOTES] : []),
    ];
    for (const frame of frames) {
      const found = await decidesDelay(probe, (seconds) => frame(original, wait(seconds)));
      if (found?.exchange == null) continue;
      const { exchange } = found;
      const { url, parameter } = probe.point;
      return (report) =>
        report('A06', 'database-delay-by-input', {
          url: exchange.url,
          exchange,
          place: 'path',
          subject: parameter,
          facts: { path: new URL(url).pathname, parameter, database },
          note: noted('sqlDelay', { parameter, database }),
        });
    }
  }
  return null;
};
