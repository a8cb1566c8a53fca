import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { PageCheck } from '../page-check.ts';

/** P11: an HTTPS page loads parts over HTTP; scripts, frames and styles are active, pictures and sound passive. */
export const checkMixedContent: PageCheck = (view, report) => {
  if (view.url.protocol !== 'https:' || !view.page) return;
  for (const { url, element, active } of view.page.resources) {
    if (!url.startsWith('http:')) continue;
    const resource = url.split(/[?#]/)[0] ?? url;
    report('P11', active ? 'active-mixed-content' : 'passive-mixed-content', {
      url: view.exchange.url,
      exchange: view.exchange,
      place: 'host',
      subject: resource,
      proof: resource.replace(/^http:/, ''),
      facts: { host: view.url.host, resource, element },
      note: noted('mixedContent', { resource, element }),
    });
  }
};
