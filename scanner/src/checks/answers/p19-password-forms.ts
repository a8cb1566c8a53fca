import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { PageCheck } from '../page-check.ts';

/** P19: a form with a password field on an HTTP page, or one that is sent to an HTTP address. */
export const checkPasswordForms: PageCheck = (view, report) => {
  for (const { action, fields } of view.page?.forms ?? []) {
    if (!fields.some(({ type }) => type === 'password')) continue;
    const path = view.url.pathname;
    const common = { url: view.exchange.url, exchange: view.exchange, place: 'path' as const, proof: 'password' };
    if (view.url.protocol === 'http:') {
      const note = noted('passwordPageOnHttp');
      report('P19', 'password-form-on-http', { ...common, facts: { path }, note });
    } else if (action.startsWith('http:')) {
      const note = noted('passwordFormToHttp', { action });
      report('P19', 'password-form-to-http', { ...common, facts: { path, action }, note });
    }
  }
};
