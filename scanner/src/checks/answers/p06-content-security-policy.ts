import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
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
  const problems = policies.map(waysAround);
  if (problems.some((list) => list.length === 0)) return;
  const fewest = problems.reduce((best, list) => (list.length < best.length ? list : best));
  const note = noted('cspBypassable', { problems: fewest.join('; ') });
  report('P06', 'csp-bypassable', { ...common, facts: { host, problems: fewest.join('; ') }, note });
};

function waysAround(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const texts = findings
    .filter(({ severity }) => severity === Severity.HIGH)
    .map(({ directive, value, description }) => {
      const sentence = description.replace(/<[^>]+>/g, '').split(/\.\s|\.$/)[0] ?? description;
      return `${directive}${value ? ` ${value}` : ''}: ${sentence.trim()}`;
    });
  return [...new Set(texts)].slice(0, 5);
}
