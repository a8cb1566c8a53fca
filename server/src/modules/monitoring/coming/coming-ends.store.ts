import { type ComingEntry, type ComingPlace, certificateEnd } from '@portal/domain/calendar/coming.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { coming } from '../monitoring.texts.ts';

/** What scans and marks say of a day on which something ends. */
export type WebsiteEnds = {
  /** Certificates that the latest scans saw near their end. */
  readonly certificates: readonly {
    readonly website: string;
    readonly findingId: string;
    readonly host: string;
    readonly day: string;
  }[];
  /** Risks that somebody accepted until a day, by website. */
  readonly risks: readonly { readonly website: string; readonly day: string; readonly count: number }[];
};

/** The scan's case for a certificate that should have been renewed (check P02). */
const EXPIRES_SOON = 'certificate-expires-soon';

/** Ends within the days: one value of a larger statement. */
export function selectWebsiteEnds({ span: { from, to }, timeZone }: ComingPlace): RawBuilder<WebsiteEnds> {
  return sql`(select jsonb_build_object(
    'certificates', (
      select coalesce(jsonb_agg(distinct jsonb_build_object('website', websites.name, 'findingId', website_finding_id,
        'host', finding -> 'facts' ->> 'host', 'day', finding -> 'facts' ->> 'expiresOn')), '[]')
      from website_findings join websites using (website_id)
      join scan_findings on scan_findings.scan_id = last_scan_id and scan_findings.fingerprint = website_findings.fingerprint
      where variant = ${EXPIRES_SOON} and state <> 'fixed'
        and finding -> 'facts' ->> 'expiresOn' between ${from}::text and ${to}::text
    ),
    'risks', (
      select coalesce(jsonb_agg(jsonb_build_object('website', name, 'day', day, 'count', count)), '[]') from (
        select name, (((mark_ends_at - interval '1 millisecond') at time zone ${timeZone}::text)::date)::text as day, count(*)
        from website_findings join websites using (website_id)
        where mark = 'accepted' and case_rank <= coalesce(mark_case_rank, case_rank) and state <> 'fixed' group by website_id, name, day
      ) accepted where day between ${from}::text and ${to}::text
    )))`;
}

/** The same in words. */
export function tellWebsiteEnds({ certificates, risks }: WebsiteEnds, say: Say): readonly ComingEntry[] {
  return [
    ...certificates.map(({ website, findingId, host, day }) =>
      certificateEnd(host, day, `/webappscan/${encodeURIComponent(website)}/findings/${findingId}`, say),
    ),
    ...risks.map(({ website, day, count }) => ({
      day,
      kind: 'risk-end' as const,
      title: say(coming.acceptanceEnds, { count, website }),
      href: `/webappscan/${encodeURIComponent(website)}/findings?state=accepted`,
    })),
  ];
}
