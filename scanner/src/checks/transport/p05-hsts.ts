import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { isShownPage, type PageCheck } from '../page-check.ts';

const HALF_YEAR_SECONDS = 15_768_000;

/** P05: Strict-Transport-Security missing, invalid or shorter than half a year (RFC 6797; MDN Observatory). */
export const checkHsts: PageCheck = (view, report) => {
  if (view.url.protocol !== 'https:' || !isShownPage(view)) return;
  const { exchange } = view;
  const common = { url: exchange.url, exchange, place: 'host' as const };
  // RFC 6797 section 8.1: only the first header counts.
  const value = exchange.headers['strict-transport-security']?.[0];
  const host = view.url.host;
  if (value === undefined) {
    const note = noted('hstsMissing');
    return report('P05', 'hsts-missing', { ...common, facts: { host }, note });
  }
  const maxAge = /(?:^|;)\s*max-age\s*=\s*"?(\d+)"?\s*(?:;|$)/i.exec(value)?.[1];
  if (maxAge === undefined) {
    const note = noted('hstsInvalid', { value });
    return report('P05', 'hsts-invalid', { ...common, facts: { host, value }, note });
  }
  if (Number(maxAge) >= HALF_YEAR_SECONDS) return;
  const days = String(Math.floor(Number(maxAge) / 86_400));
  const note = noted('hstsShort', { days });
  report('P05', 'hsts-short', { ...common, facts: { host, days }, note });
};
