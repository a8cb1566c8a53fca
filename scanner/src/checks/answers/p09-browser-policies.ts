import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { isShownPage, type PageCheck } from '../page-check.ts';

const REFERRER_POLICIES = new Set([
  'no-referrer',
  'no-referrer-when-downgrade',
  'origin',
  'origin-when-cross-origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
]);
const UNSAFE = new Set(['unsafe-url', 'no-referrer-when-downgrade']);

/** P09: Referrer-Policy missing or giving whole addresses away; Permissions-Policy and opener policy missing. */
export const checkBrowserPolicies: PageCheck = (view, report) => {
  if (!isShownPage(view)) return;
  const { exchange } = view;
  const host = view.url.host;
  const common = { url: exchange.url, exchange, place: 'host' as const, facts: { host } };
  const stated = `${view.header('referrer-policy') ?? ''},${view.page?.metaReferrer ?? ''}`;
  // The last value a browser knows counts (Referrer Policy, section 8.1).
  const known = stated
    .split(',')
    .map((value) => value.trim().toLowerCase())
    .filter((value) => REFERRER_POLICIES.has(value));
  const value = known.at(-1);
  if (value === undefined) {
    report('P09', 'referrer-policy-missing', { ...common, note: noted('referrerPolicyMissing') });
  } else if (UNSAFE.has(value)) {
    const note = noted('referrerPolicyUnsafe', { value });
    report('P09', 'referrer-policy-unsafe', { ...common, facts: { host, value }, note });
  }
  if (view.header('permissions-policy') === null) {
    const note = noted('permissionsPolicy');
    report('P09', 'permissions-policy-missing', { ...common, note });
  }
  if (view.header('cross-origin-opener-policy') === null) {
    const note = noted('openerPolicy');
    report('P09', 'opener-policy-missing', { ...common, note });
  }
};
