import lighthouse, { type Flags } from 'lighthouse';

/** One file or answer that the browser loaded; `bytes` are those on the wire, headers included. */
export type LoadedFile = { readonly url: string; readonly bytes: number };

export type PageVisit = {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  /** All that was loaded until the page was idle, in the order of the requests. */
  readonly files: readonly LoadedFile[];
  /** Rules that cost points, by category, and what moved on the page. */
  readonly lostPoints: readonly string[];
};

export type Category = (typeof CATEGORIES)[number];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Visits a page as Lighthouse's phone, with an empty cache and the cookies that the browser has. */
export async function visitPage(port: number, url: string): Promise<PageVisit> {
  const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] };
  const result = await lighthouse(url, flags);
  const report = result?.lhr;
  if (report === undefined || report.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not visit ${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  }
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${report.finalDisplayedUrl}.`);
  }
  const score = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    layoutShift: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    files: loadedFiles(report.audits['network-requests']?.details),
    lostPoints: [...lostPoints(report), ...shifted(report.audits['layout-shifts']?.details)],
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function loadedFiles(details: Report['audits'][string]['details']): LoadedFile[] {
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests.');
  return details.items.flatMap(({ url, transferSize }) =>
    typeof url === 'string' && /^https?:/.test(url) ? [{ url, bytes: Number(transferSize) }] : [],
  );
}

function lostPoints(report: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) =>
        [`${category}: ${id}`, report.audits[id]?.displayValue, places(report.audits[id])].join(' ').trim(),
      ),
  );
}

/** The first elements that an audit speaks of. */
function places(audit: Report['audits'][string] | undefined): string {
  if (audit?.details?.type !== 'table') return '';
  const nodes = audit.details.items.flatMap(({ node }) =>
    typeof node === 'object' && 'selector' in node ? [String(node.selector)] : [],
  );
  return nodes.slice(0, 3).join('; ');
}

/** The parts of the page that moved after they were shown. */
function shifted(details: Report['audits'][string]['details']): string[] {
  if (details?.type !== 'table') return [];
  return details.items.map(({ node, score }) => {
    const name = typeof node === 'object' && 'nodeLabel' in node ? `${node.selector}: ${node.nodeLabel}` : 'the page';
    return `moved by ${Number(score).toFixed(3)}: ${name.slice(0, 200)}`;
  });
}
