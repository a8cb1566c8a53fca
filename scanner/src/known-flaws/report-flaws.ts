import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { unquoted } from '@portal/domain/monitoring/scan-words/quoted.texts.ts';
import type { PageView } from '../checks/page-check.ts';
import type { Report } from '../findings/report.ts';
import { repairedIn, worstFirst } from './judge-product.ts';
import type { KnownFlaw } from './known-product.ts';
import type { ReadyProduct } from './load-products.ts';

/** More are counted only. */
const MAX_NAMED = 10;

/** What is known of a product on this site, and the answer that told it last. */
export type Judged = {
  readonly product: ReadyProduct;
  readonly flaws: readonly KnownFlaw[];
  readonly version: string | null;
  readonly isBranch: boolean;
  readonly proof: string | null;
  readonly view: PageView;
};

/** P28: a product on the site has flaws that everybody can read about; one finding with all of them, worst first. */
export function reportFlaws({ product, flaws, version, isBranch, proof, view }: Judged, report: Report): void {
  const [worst, ...others] = worstFirst(flaws);
  if (worst === undefined) return;
  const path = view.url.pathname;
  const place = {
    url: view.exchange.url,
    exchange: view.exchange,
    place: 'host' as const,
    subject: product.product,
    ...(proof === null ? {} : { proof }),
    note:
      version === null
        ? noted('knownFlawShown', { product: product.product, path })
        : noted('knownFlaw', { product: product.product, version, path }),
  };
  const facts = {
    product: product.product,
    group: product.group,
    version: version ?? unquoted.affectedVersion.text,
    path,
    count: String(flaws.length),
    identifiers: namesOf([worst, ...others]),
    fixedIn: (version === null ? null : repairedIn(flaws, version, isBranch)) ?? unquoted.newestVersion.text,
    summary: worst.onlyIf === undefined ? worst.means : `${worst.means} ${worst.onlyIf}`,
    advice: worst.fix,
  };
  if (worst.onlyIf !== undefined) report('P28', 'flaw-possible', { ...place, facts });
  else if (worst.exploitedSince !== undefined)
    report('P28', 'flaw-exploited', { ...place, facts: { ...facts, exploitedSince: worst.exploitedSince } });
  else report('P28', worst.severity === 'medium' ? 'flaw-medium' : 'flaw-high', { ...place, facts });
}

/** "CVE-2024-1234 (2024-05-01), CVE-2023-9876", the day being that from which on it is known to be exploited. */
function namesOf(flaws: readonly KnownFlaw[]): string {
  const names = flaws
    .slice(0, MAX_NAMED)
    .map(({ cve, exploitedSince }) => (exploitedSince === undefined ? cve : `${cve} (${exploitedSince})`));
  return flaws.length > MAX_NAMED ? `${names.join(', ')}, …` : names.join(', ');
}
