import { exposuresFor } from '../../checks/exposures/exposure-list.ts';
import type { PageView } from '../../checks/page-check.ts';
import { withinTime } from '../../checks/within-time.ts';
import type { Report } from '../../findings/report.ts';
import { bareHost } from '../../guard/address-guard.ts';
import { flawsOfAnswer, flawsOfVersion } from '../../known-flaws/judge-product.ts';
import { pathsOf } from '../../known-flaws/known-product.ts';
import { knownProducts, type ReadyProduct } from '../../known-flaws/load-products.ts';
import { baseOf, type Sighting, sightingOf } from '../../known-flaws/recognise-product.ts';
import { reportFlaws } from '../../known-flaws/report-flaws.ts';
import { LEVEL_LIMITS } from '../../levels.ts';
import type { ScanSettings } from '../../scan-options.ts';
import { enqueue, type ScanState, skipCheck } from '../../scan-state.ts';

/** Requests that all products of a site may cost together, beside the pages that are read anyway. */
export const MAX_PRODUCT_REQUESTS = 60;

type Settings = Pick<ScanSettings, 'level' | 'knownFlaws'>;

/** Looks in an answer for products whose flaws are known, reports what their versions have, and queues what else has to be asked. */
export function takeUpProducts(state: ScanState, settings: Settings, view: PageView, report: Report): void {
  if (!LEVEL_LIMITS[settings.level].checks.has('P28')) return;
  const isWhole = withinTime(() => {
    const products = knownProducts(settings.knownFlaws);
    for (const product of products) takeUp(state, product, products, view, report);
  });
  if (!isWhole) skipCheck(state, 'P28', 'TOO_COSTLY');
}

function takeUp(
  state: ScanState,
  product: ReadyProduct,
  products: readonly ReadyProduct[],
  view: PageView,
  report: Report,
): void {
  const known = state.products[product.slug];
  if (isSettled(known) && product.flaws.every(({ answer }) => answer === undefined)) return;
  const base = known?.base ?? '';
  const seen = sightingOf(product, view, base);
  const shown = flawsOfAnswer(product, view, base);
  if (seen === null && shown.length === 0) return;
  const before = known ?? {
    base: seen === null ? '' : baseOf(product, view),
    version: null,
    isBranch: false,
    shown: [],
  };
  const isBetter = seen !== null && tellsMore(seen, before);
  const isNew = isBetter || shown.some(({ cve }) => !before.shown.includes(cve));
  const now = {
    base: before.base,
    version: isBetter ? seen.version : before.version,
    isBranch: isBetter ? seen.isBranch : before.isBranch,
    shown: [...new Set([...before.shown, ...shown.map(({ cve }) => cve)])],
  };
  state.products[product.slug] = now;
  if (known === undefined) {
    queuePaths(state, product, now.base);
    for (const other of products) if (other.isAskedWith === product.slug) queuePaths(state, other, now.base);
  }
  if (!isNew) return;
  forgetFinding(state, product);
  const byVersion = now.version === null ? [] : flawsOfVersion(product, now.version, now.isBranch);
  const flaws = product.flaws.filter((flaw) => byVersion.includes(flaw) || now.shown.includes(flaw.cve));
  const { version, isBranch } = now;
  reportFlaws({ product, flaws, version, isBranch, proof: seen?.proof ?? null, view }, report);
}

type Known = ScanState['products'][string];

/** Whether nothing more has to be asked for its version. */
export const isSettled = (known: Known | undefined) => known !== undefined && known.version !== null && !known.isBranch;

const tellsMore = (seen: Sighting, before: Known) =>
  seen.version !== null && (before.version === null || (before.isBranch && !seen.isBranch));

/** What was reported by less than is known now is reported anew. */
function forgetFinding(state: ScanState, { product }: ReadyProduct): void {
  for (const [key, { checkId, subject }] of state.findings)
    if (checkId === 'P28' && subject === product) state.findings.delete(key);
}

/** As a page, or as a file that should not be there. */
function isAskedAnyway({ target, seen }: ScanState, path: string): boolean {
  if (target === null || seen.has(target.origin + path)) return true;
  return exposuresFor(bareHost(new URL(target.origin).hostname)).some((exposure) => exposure.path === path);
}

function queuePaths(state: ScanState, product: ReadyProduct, base: string): void {
  for (const path of pathsOf(product)) {
    // Several products may need the same address; its answer is for all of them.
    const key = `product ${base}${path}`;
    if (key in state.patterns || isAskedAnyway(state, base + path)) continue;
    const count = state.patterns.products ?? 0;
    if (count >= MAX_PRODUCT_REQUESTS) {
      skipCheck(state, 'P28', 'PRODUCT_LIMIT');
      break;
    }
    state.patterns[key] = 1;
    state.patterns.products = count + 1;
    enqueue(state, { kind: 'known-product', slug: product.slug, path: base + path });
  }
}

/** Queues the few products that show nothing on a start page. */
export function queueUnseenProducts(state: ScanState, settings: Settings): void {
  if (!LEVEL_LIMITS[settings.level].checks.has('P28')) return;
  for (const product of knownProducts(settings.knownFlaws))
    if (product.isAskedUnseen === true && !(product.slug in state.products)) queuePaths(state, product, '');
}
