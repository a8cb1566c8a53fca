import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { isShownPage, type PageCheck } from '../page-check.ts';

/** P07: nothing stops another site from showing this one in a frame (CSP frame-ancestors or X-Frame-Options). */
export const checkFraming: PageCheck = (view, report) => {
  if (!isShownPage(view)) return;
  const { exchange } = view;
  // A policy in a meta element cannot set frame-ancestors (CSP level 3, section 3.3).
  const policies = exchange.headers['content-security-policy'] ?? [];
  const ancestors = policies.map((policy) => /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(policy)?.[1]?.trim());
  const stated = ancestors.find((value) => value !== undefined);
  const isOpen = (sources: string) => sources.split(/\s+/).some((source) => /^(\*|https?:)$/i.test(source));
  if (stated !== undefined && !isOpen(stated)) return;
  const frameOptions = (view.header('x-frame-options') ?? '').trim().toLowerCase();
  if (stated === undefined && /^(deny|sameorigin)(\s*,\s*(deny|sameorigin))*$/.test(frameOptions)) return;
  report('P07', 'framing-allowed', {
    url: exchange.url,
    exchange,
    place: 'host',
    facts: { host: view.url.host },
    note: noted('framing'),
  });
};
