import type { PageView } from '../checks/page-check.ts';
import type { KnownFlaw } from './known-product.ts';
import type { ReadyProduct } from './load-products.ts';
import { compareProductVersions, isInRange } from './version-order.ts';

/** Flaws that a version has, by its number alone. */
export function flawsOfVersion(product: ReadyProduct, version: string, isBranch: boolean): readonly KnownFlaw[] {
  if (product.distributed?.includes(version)) return [];
  return product.flaws.filter(({ affected }) => affected?.some((range) => isInRange(version, range, isBranch)));
}

/** Flaws that an answer proves. */
export function flawsOfAnswer(product: ReadyProduct, view: PageView, base: string): readonly KnownFlaw[] {
  return product.flaws.filter(({ answer }) => {
    if (answer === undefined || view.url.pathname + view.url.search !== base + answer.path) return false;
    if (!answer.status.includes(view.exchange.status)) return false;
    const head = Object.entries(view.exchange.headers).flatMap(([name, values]) =>
      values.map((value) => `${name}: ${value}`),
    );
    const text = `${head.join('\n')}\n\n${view.text}`;
    return new RegExp(answer.pattern).test(text) && !(answer.not !== undefined && new RegExp(answer.not).test(text));
  });
}

/** The worst first: what is so whatever else is, then what is exploited, then by score. */
export const worstFirst = (flaws: readonly KnownFlaw[]): readonly KnownFlaw[] =>
  flaws.toSorted(
    (a, b) =>
      Number(a.onlyIf !== undefined) - Number(b.onlyIf !== undefined) ||
      Number(b.exploitedSince !== undefined) - Number(a.exploitedSince !== undefined) ||
      b.cvss - a.cvss ||
      (a.cve < b.cve ? -1 : 1),
  );

/** The first version that has none of these flaws, as far as their ranges tell; null when no version was seen. */
export function repairedIn(flaws: readonly KnownFlaw[], version: string, isBranch: boolean): string | null {
  const ends = flaws.flatMap(({ affected = [] }) =>
    affected.filter((range) => isInRange(version, range, isBranch)).map(({ fixed }) => fixed),
  );
  return ends.length === 0 ? null : ends.reduce((a, b) => (compareProductVersions(a, b) >= 0 ? a : b));
}
