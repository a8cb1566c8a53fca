import { randomBytes } from 'node:crypto';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { SignedInExtent } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import type { Report } from '@portal/scanner/findings/report.ts';
import type { Access } from '@portal/scanner/signed-in/access.ts';
import { HIDDEN } from '@portal/scanner/signed-in/veil.ts';
import { exchange, SHOP } from './demo-exchange.ts';

/** The words that the demonstration's owner agreed to. */
export const SIGN_IN_CONSENT =
  'I agree that scans may sign in to this website with the accounts stored here and test what they see.';

/** An account of the web shop; its password is made up each time, and opens nothing. */
export const shopAccount = (user: string): Access => ({
  way: {
    ...{ kind: 'form', page: `${SHOP}/account/sign-in`, userField: 'username', passwordField: 'password', user },
    password: `demo-${randomBytes(12).toString('hex')}`,
  },
  sign: { url: `${SHOP}/account`, text: 'Sign out' },
});

/** How far the latest scan came with both accounts. */
export const shopSignedIn: SignedInExtent = {
  ...{ failure: null, signIns: 1, compared: 23, onlySignedIn: 14, lesserFailure: null },
};

/** What only the accounts see: an order that the second one can read too, and personal pages that stay in browsers. */
export function reportBehindSignIn(report: Report): void {
  const order = '/account/orders/1042';
  // The same request by either account gets the same answer.
  const seen = {
    ...exchange(`${SHOP}${order}`, { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'private' }),
    requestHeaders: { cookie: `shop_session=${HIDDEN}` },
  };
  report('A23', 'record-of-others', {
    url: `${SHOP}${order}`,
    place: 'path',
    facts: { path: order, count: '5' },
    exchange: seen,
    beside: seen,
    note: noted('sameForLesser', { path: order, count: 5 }),
  });
  report('P23', 'personal-page-cacheable', {
    url: `${SHOP}/account/addresses`,
    place: 'path',
    facts: { path: '/account/addresses' },
    exchange: exchange(`${SHOP}/account/addresses`, { 'content-type': 'text/html; charset=UTF-8' }),
    note: noted('personalPage', { sign: '/account/sign-out' }),
  });
}

/** Whether a finding is about what only the accounts see. */
export const isBehindSignIn = ({ url }: Finding): boolean => url.startsWith(`${SHOP}/account/`);
