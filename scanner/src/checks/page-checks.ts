import { checkDefaultPage } from './e08-installers.ts';
import { checkHsts } from './p05-hsts.ts';
import { checkContentSecurityPolicy } from './p06-content-security-policy.ts';
import { checkFraming } from './p07-framing.ts';
import { checkNosniff } from './p08-nosniff.ts';
import { checkBrowserPolicies } from './p09-browser-policies.ts';
import { checkCookies } from './p10-cookies.ts';
import { checkMixedContent } from './p11-mixed-content.ts';
import { checkVulnerableLibraries } from './p12-vulnerable-libraries.ts';
import { checkEndOfLife } from './p13-end-of-life.ts';
import { checkVersionDisclosure } from './p14-version-disclosure.ts';
import { checkDirectoryListing } from './p15-directory-listing.ts';
import { checkErrorMessages } from './p16-error-messages.ts';
import { checkSecrets } from './p17-secrets.ts';
import { checkCardNumbers } from './p18-card-numbers.ts';
import { checkPasswordForms } from './p19-password-forms.ts';
import { checkCachedPersonalPages } from './p23-cached-personal-pages.ts';
import { checkSerialisedObjects } from './p26-serialised-objects.ts';
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
  checkVulnerableLibraries,
  checkEndOfLife,
  checkVersionDisclosure,
  checkDirectoryListing,
  checkErrorMessages,
  checkSecrets,
  checkCardNumbers,
  checkPasswordForms,
  checkCachedPersonalPages,
  checkSerialisedObjects,
  checkDefaultPage,
];
