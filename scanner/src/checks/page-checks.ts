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
import { checkPrivateData } from './answers/p27-private-data.ts';
import type { CheckId } from './catalogue.ts';
import { checkDefaultPage } from './exposures/e08-installers.ts';
import type { PageCheck } from './page-check.ts';
import { checkHsts } from './transport/p05-hsts.ts';

/** Every check that looks at single answers, in the order of their ids, with the id under which it reports. */
export const PAGE_CHECKS: readonly { readonly checkId: CheckId; readonly check: PageCheck }[] = [
  { checkId: 'P05', check: checkHsts },
  { checkId: 'P06', check: checkContentSecurityPolicy },
  { checkId: 'P07', check: checkFraming },
  { checkId: 'P08', check: checkNosniff },
  { checkId: 'P09', check: checkBrowserPolicies },
  { checkId: 'P10', check: checkCookies },
  { checkId: 'P11', check: checkMixedContent },
  { checkId: 'P12', check: checkVulnerableLibraries },
  { checkId: 'P13', check: checkEndOfLife },
  { checkId: 'P14', check: checkVersionDisclosure },
  { checkId: 'P15', check: checkDirectoryListing },
  { checkId: 'P16', check: checkErrorMessages },
  { checkId: 'P17', check: checkSecrets },
  { checkId: 'P18', check: checkCardNumbers },
  { checkId: 'P19', check: checkPasswordForms },
  { checkId: 'P23', check: checkCachedPersonalPages },
  { checkId: 'P26', check: checkSerialisedObjects },
  { checkId: 'P27', check: checkPrivateData },
  { checkId: 'E08', check: checkDefaultPage },
];
