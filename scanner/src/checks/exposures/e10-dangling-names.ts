import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import type { Exchange } from '../../guard/exchange.ts';
import data from '../takeover-services.json' with { type: 'json' };

/** What DNS says about one name of the site's domain. */
export type NameRecord = {
  readonly name: string;
  /** Where its CNAME records lead in the end. */
  readonly target: string;
  /** Whether that target does not exist (NXDOMAIN). */
  readonly isAbsent: boolean;
};

/** Services at which anybody can register the name that a CNAME record leads to. */
export function takeoverServicesOf(target: string): readonly (typeof data.services)[number][] {
  return data.services.filter(({ suffixes }) => suffixes.some((suffix) => target.endsWith(`.${suffix}`)));
}

/**
 * E10: a name of the domain leads to a service at which nobody has it any longer, so that a stranger can take it. Shown
 * by the service's own page for names without an owner, or by a target that no longer exists at a service that hands
 * such names out again. `exchange` is the answer at the name, null when there isn't one.
 */
export function checkDanglingName(record: NameRecord, exchange: Exchange | null, site: string, report: Report): void {
  const services = takeoverServicesOf(record.target);
  const text = exchange?.body.toString('utf8') ?? '';
  const free = services.find(({ page }) =>
    page === null ? record.isAbsent : exchange !== null && text.includes(page),
  );
  if (free === undefined) return;
  report('E10', 'dangling-name', {
    url: exchange?.url ?? site,
    place: 'host',
    subject: record.name,
    facts: { name: record.name, target: record.target, service: free.name },
    ...(exchange === null || free.page === null ? {} : { exchange, proof: free.page }),
    curl: `dig CNAME ${record.name}`,
    note: noted('danglingName', { name: record.name, target: record.target, service: free.name }),
  });
}
