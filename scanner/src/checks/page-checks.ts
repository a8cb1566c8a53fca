import { checkContentSecurityPolicy } from './answers/p06-content-security-policy.ts';
import { checkFraming } from './answers/p07-framing.ts';
import { checkNosniff } from './answers/p08-nosniff.ts';
import { checkBrowserPolicies } from './answers/p09-browser-policies.ts';
import { checkCookies } from './answers/p10-cookies.ts';
import { checkMixedContent } from './answers/p11-mixed-content.ts';
import { checkVulnerableLibraries } from './answers/p12-vulnerable-libraries.ts';
import { checkEndOfLife } from './answers/p13-end-of-life.ts';
import { checkVersionDisclosure } from './answers/p14-version-disclosure.ts';
import { checkDirectoryListing } from './answers/p15-directory-listing.ts';
import { checkErrorMessages } from './answers/p16-error-messages.ts';
import { checkSecrets } from './answers/p17-secrets.ts';
import { checkCardNumbers } from './answers/p18-card-numbers.ts';
import { checkPasswordForms } from './answers/p19-password-forms.ts';
import { checkCachedPersonalPages } from './answers/p23-cached-personal-pages.ts';
import { checkSerialisedObjects } from './answers/p26-serialised-objects.ts';
import { checkDefaultPage } from './exposures/e08-installers.ts';
import type { PageCheck } from './page-check.ts';
import { checkHsts } from './transport/p05-hsts.ts';

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
