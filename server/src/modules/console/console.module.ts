import { runJob } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { brandWordsCalls } from './brand-words.calls.ts';
import { brandsCalls } from './brands.calls.ts';
import { channelsCalls } from './channels.calls.ts';
import { consoleCalls } from './console.calls.ts';
import { deleteOrganisationJob, exportOrganisationJob, fillSandboxJob, sendLetterJob } from './console.kinds.ts';
import { consoleMails } from './console.mails.ts';
import type { ConsoleServices } from './console-services.ts';
import { countUsageOfCustomers } from './customers/count-usage-of-customers.ts';
import { removeOrganisation } from './customers/delete-organisation.ts';
import { deleteExpiredExports } from './customers/export-organisation.store.ts';
import { makeExport } from './customers/export-organisation.ts';
import { expertsCalls } from './experts/experts.calls.ts';
import { leadsCalls } from './leads.calls.ts';
import { deliverLetter } from './letters/deliver-letter.ts';
import { lettersCalls } from './letters/letters.calls.ts';
import { operationsCalls } from './operations.calls.ts';
import { organisationCalls } from './organisation.calls.ts';
import { planCatalogueCalls } from './plan-catalogue.calls.ts';
import { planRequestsCalls } from './plan-requests.calls.ts';
import { resetModuleCalls } from './reset.calls.ts';
import { fillSandbox } from './sandboxes/fill-sandbox.ts';
import { sandboxesCalls } from './sandboxes/sandboxes.calls.ts';
import { brandSetUpCalls } from './set-up/brand-set-up.calls.ts';
import { staffSignUpLinksCalls } from './sign-up-links.calls.ts';
import { staffCalls } from './staff.calls.ts';
import { subscriptionIdsCalls } from './subscription-ids.calls.ts';

const COUNTING_EVERY_MS = 5 * 60_000;

/** What the staff of the provider does. */
export const providerConsole: ServerModule<ConsoleServices> = {
  calls: [
    ...consoleCalls,
    ...staffCalls,
    ...operationsCalls,
    ...organisationCalls,
    ...expertsCalls,
    ...resetModuleCalls,
    ...planRequestsCalls,
    ...brandsCalls,
    ...brandSetUpCalls,
    ...brandWordsCalls,
    ...channelsCalls,
    ...planCatalogueCalls,
    ...subscriptionIdsCalls,
    ...staffSignUpLinksCalls,
    ...leadsCalls,
    ...lettersCalls,
    ...sandboxesCalls,
  ],
  mails: consoleMails,
  jobs: [
    runJob(exportOrganisationJob, 1, makeExport),
    runJob(deleteOrganisationJob, 1, removeOrganisation),
    runJob(sendLetterJob, 1, deliverLetter),
    runJob(fillSandboxJob, 1, fillSandbox),
  ],
  chores: [{ name: 'count what customers use', everyMs: COUNTING_EVERY_MS, run: countUsageOfCustomers }],
  clearExpired: deleteExpiredExports,
};
