import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { PageCheck } from '../page-check.ts';

/** P08: X-Content-Type-Options is not "nosniff" on pages, scripts and style sheets. */
export const checkNosniff: PageCheck = (view, report) => {
  const { exchange } = view;
  const isRelevant = view.page !== null || /javascript|css/.test(view.header('content-type') ?? '');
  if (exchange.status >= 300 || !isRelevant) return;
  const first = (view.header('x-content-type-options') ?? '').split(',')[0]?.trim().toLowerCase();
  if (first === 'nosniff') return;
  report('P08', 'nosniff-missing', {
    url: exchange.url,
    exchange,
    place: 'host',
    facts: { host: view.url.host },
    note: noted('nosniff'),
  });
};
