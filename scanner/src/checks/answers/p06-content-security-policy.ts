import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import {
  englishProblem,
  englishProblems,
  recordProblem,
} from '@portal/domain/monitoring/scan-words/record-problems.ts';
import { Directive } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { isShownPage, type PageCheck } from '../page-check.ts';

/** P06: no Content-Security-Policy, one that only reports, or one that csp_evaluator finds a sure way around. */
export const checkContentSecurityPolicy: PageCheck = (view, report) => {
  if (!isShownPage(view) || !view.page) return;
  const { exchange } = view;
  const host = view.url.host;
  const common = { url: exchange.url, exchange, place: 'host' as const };
  const policies = [...(exchange.headers['content-security-policy'] ?? []), ...view.page.metaCsp];
  if (policies.length === 0) {
    if (view.header('content-security-policy-report-only') !== null) {
      const note = noted('cspReportOnly');
      return report('P06', 'csp-report-only', { ...common, facts: { host }, note });
    }
    const note = noted('cspMissing');
    return report('P06', 'csp-missing', { ...common, facts: { host }, note });
  }
  // All policies hold at once, so the site is as strict as its strictest one.
  const ways = policies.map(waysAround);
  if (ways.some((list) => list.length === 0)) return;
  const fewest = ways.reduce((best, list) => (list.length < best.length ? list : best));
  const problems = englishProblems(fewest);
  const note = noted('cspBypassable', { problems });
  report('P06', 'csp-bypassable', { ...common, facts: { host, problems }, note });
};

/** How csp_evaluator's sure ways around a policy are told; other kinds, of a later version of it, in its own words. */
function tell({ type, directive, value = '', description }: Finding): string {
  const own = (description.replace(/<[^>]+>/g, '').split(/\.\s|\.$/)[0] ?? description).replaceAll(';', ',').trim();
  switch (type) {
    case Type.SCRIPT_UNSAFE_INLINE:
      return englishProblem(recordProblem('cspInline', { directive }));
    case Type.PLAIN_URL_SCHEMES:
      return englishProblem(recordProblem('cspScheme', { directive, value }));
    case Type.PLAIN_WILDCARD:
      return englishProblem(recordProblem('cspAnySource', { directive }));
    case Type.SCRIPT_ALLOWLIST_BYPASS:
    case Type.OBJECT_ALLOWLIST_BYPASS:
      return englishProblem(recordProblem('cspKnownHost', { directive, value }));
    case Type.MISSING_DIRECTIVES:
      if (directive === Directive.SCRIPT_SRC) return englishProblem(recordProblem('cspNoScriptSource'));
      if (directive === Directive.OBJECT_SRC) return englishProblem(recordProblem('cspNoObjectSource'));
      if (directive === Directive.BASE_URI) return englishProblem(recordProblem('cspNoBase'));
  }
  return `${directive}${value ? ` ${value}` : ''}: ${own}`;
}

function waysAround(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return [...new Set(findings.filter(({ severity }) => severity === Severity.HIGH).map(tell))].slice(0, 5);
}
