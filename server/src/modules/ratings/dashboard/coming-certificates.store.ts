import { type ComingEntry, type ComingPlace, certificateEnd } from '@portal/domain/calendar/coming.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';

/** A certificate that the look from outside saw near its end. */
export type EndingCertificate = { readonly host: string; readonly day: string };

/** The day in what `judge-certificate.ts` writes of one; other engines' words name none. */
const DAY_OF_NOTE = 'expires on (\\d{4}-\\d{2}-\\d{2})';

/** Those that end within the days: one value of a larger statement. */
export function selectEndingCertificates({ span: { from, to } }: ComingPlace): RawBuilder<EndingCertificate[]> {
  return sql`(
    select coalesce(jsonb_agg(distinct jsonb_build_object('host', host, 'day', day)), '[]') from (
      select split_part(asset, ':', 1) as host, substring(evidence::text from ${DAY_OF_NOTE}) as day
      from rating_findings join rated_companies using (org_id, domain)
      where kind = 'certificate-expires-soon' and gone_at is null
    ) ending where day between ${from}::text and ${to}::text
  )`;
}

/** The same in words. */
export const tellEndingCertificates = (certificates: readonly EndingCertificate[], say: Say): readonly ComingEntry[] =>
  certificates.map(({ host, day }) => certificateEnd(host, day, '/attacksurface/details#ssl_certificates', say));
