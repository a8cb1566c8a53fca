import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { unquoted } from '@portal/domain/monitoring/scan-words/quoted.texts.ts';
import type { Report } from '../../findings/report.ts';
import type { PageCheck, PageView } from '../page-check.ts';
import { compareVersions } from '../software/compare-versions.ts';
import { type IdentifiedLibrary, identifyLibraries } from '../software/identify-libraries.ts';

const RANK = { low: 0, medium: 1, high: 2, critical: 3 } as const;
const VARIANTS = {
  low: 'vulnerable-library-low',
  medium: 'vulnerable-library-medium',
  high: 'vulnerable-library-high',
  critical: 'vulnerable-library-high',
} as const;

/** P12: JavaScript libraries with published weaknesses, by the RetireJS data: in scripts, inline or linked. */
export const checkVulnerableLibraries: PageCheck = (view, report) => {
  if (view.exchange.status >= 300) return;
  if (view.page === null) {
    const isScript = /javascript/.test(view.header('content-type') ?? '') || view.url.pathname.endsWith('.js');
    if (isScript) judge(identifyLibraries({ url: view.exchange.url, text: view.text }), view, report);
    return;
  }
  for (const script of view.page.scripts) {
    // The site's own scripts are fetched and read; others are known by their address only.
    const isForeign = script.src !== null && new URL(script.src).origin !== view.url.origin;
    if (isForeign && script.src !== null) judge(identifyLibraries({ url: script.src, text: null }), view, report);
    if (script.src === null && script.text.length > 200)
      judge(identifyLibraries({ url: new URL('/', view.url).href, text: script.text }), view, report);
  }
};

function judge(libraries: readonly IdentifiedLibrary[], view: PageView, report: Report): void {
  for (const { name, version, vulnerabilities } of libraries) {
    const [first, ...others] = vulnerabilities;
    if (first === undefined) continue;
    const worst = others.reduce((a, b) => (RANK[b.severity] > RANK[a.severity] ? b : a), first);
    const fixedIn = vulnerabilities
      .flatMap(({ below }) => below ?? [])
      .reduce((a, b) => (compareVersions(a, b) >= 0 ? a : b), version);
    const identifiers = vulnerabilities.flatMap(({ identifiers: ids }) => ids.CVE ?? ids.githubID ?? []);
    const summary = (worst.identifiers.summary ?? unquoted.publishedWeakness.text).split('\n')[0] ?? '';
    report('P12', VARIANTS[worst.severity], {
      url: view.exchange.url,
      exchange: view.exchange,
      place: 'host',
      subject: `${name} ${version}`,
      facts: { library: name, version, fixedIn, identifiers: [...new Set(identifiers)].join(', '), summary },
      note: noted('vulnerableLibrary', { name, version, count: vulnerabilities.length }),
    });
  }
}
