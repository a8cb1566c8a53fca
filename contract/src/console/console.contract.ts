import type { ModuleContract } from '../module-contract.ts';
import * as auditLog from './audit-log.calls.ts';
import * as brandWords from './brand-words.calls.ts';
import * as brands from './brands.calls.ts';
import * as channels from './channels.calls.ts';
import * as console from './console.calls.ts';
import { CONSOLE_ERRORS } from './console.errors.ts';
import * as staffFinds from './find.calls.ts';
import * as leads from './leads.calls.ts';
import * as letters from './letters.calls.ts';
import * as maintenance from './maintenance.calls.ts';
import * as staffNews from './news.calls.ts';
import * as operations from './operations.calls.ts';
import * as organisation from './organisation.calls.ts';
import * as brandSetUp from './owners/brand-set-up.calls.ts';
import * as customerFiles from './owners/customer-files.calls.ts';
import * as experts from './owners/experts.calls.ts';
import * as retention from './owners/retention.calls.ts';
import * as sandboxes from './owners/sandboxes.calls.ts';
import * as planCatalogue from './plan-catalogue.calls.ts';
import * as planRequests from './plan-requests.calls.ts';
import * as reset from './reset.calls.ts';
import * as serviceSession from './service-session.calls.ts';
import * as staffSignUpLinks from './sign-up-links.calls.ts';
import * as signUpLinksCsv from './sign-up-links-csv.calls.ts';
import * as staff from './staff.calls.ts';
import * as subscriptionIds from './subscription-ids.calls.ts';
import * as waiting from './waiting.calls.ts';

/** What the provider’s console says on the wire: its calls by file, and its table of errors. */
export const CONSOLE = {
  calls: {
    leads,
    letters,
    console,
    staff,
    maintenance,
    brandWords,
    brands,
    brandSetUp,
    staffNews,
    operations,
    signUpLinksCsv,
    auditLog,
    channels,
    planCatalogue,
    subscriptionIds,
    staffSignUpLinks,
    organisation,
    customerFiles,
    reset,
    experts,
    retention,
    sandboxes,
    waiting,
    staffFinds,
    planRequests,
    serviceSession,
  },
  errors: { console: CONSOLE_ERRORS },
} as const satisfies ModuleContract;
