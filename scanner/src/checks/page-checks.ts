import { checkHsts } from './p05-hsts.ts';
import { checkContentSecurityPolicy } from './p06-content-security-policy.ts';
import { checkFraming } from './p07-framing.ts';
import { checkNosniff } from './p08-nosniff.ts';
import { checkBrowserPolicies } from './p09-browser-policies.ts';
import { checkCookies } from './p10-cookies.ts';
import { checkMixedContent } from './p11-mixed-content.ts';
import type { PageCheck } from './page-check.ts';

/** Every check that looks at single answers, in the order of their ids. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  checkHsts,
  checkContentSecurityPolicy,
  checkFraming,
  checkNosniff,
  checkBrowserPolicies,
  checkCookies,
  checkMixedContent,
];
