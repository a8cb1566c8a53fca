import type { Phrase } from '@portal/domain/texts/texts.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import type { FreshProof } from '../../../portal/passwords/use-fresh-proof.ts';
import { say } from '../../../portal/texts/say.ts';
import { organisationActions as texts } from './customers.texts.ts';

export type Organisation = CallOutput<'readOrganisation'>['data'];
export type OrganisationAction = 'suspend' | 'resume' | 'export' | 'delete';

type Words = {
  /** Entry in the menu. */
  readonly label: Phrase;
  readonly title: (companyName: string) => string;
  readonly confirmLabel: Phrase;
  readonly isDanger: boolean;
  readonly explain: Phrase;
  readonly done: Phrase;
  /** What has to be typed in, if anything, and the field of the call that it is. */
  readonly asksFor?: { readonly field: 'reason' | 'companyName'; readonly label: Phrase; readonly hint: Phrase };
  readonly change: (orgId: string, typed: string, headers: FreshProof) => Promise<unknown>;
};

/** What staff can do with a whole customer. */
export const ORGANISATION_ACTIONS: Readonly<Record<OrganisationAction, Words>> = {
  suspend: {
    label: texts.suspend,
    title: (companyName) => say(texts.suspendCompanyName, { companyName }),
    confirmLabel: texts.suspend,
    isDanger: true,
    explain: texts.everyoneThereIsSigned,
    done: texts.theOrganizationIsSuspended,
    asksFor: { field: 'reason', label: texts.reason, hint: texts.hint },
    change: (orgId, reason, headers) => callApi('suspendOrganisation', { orgId, reason }, { headers }),
  },
  resume: {
    label: texts.resume,
    title: (companyName) => say(texts.letCompanyNameInAgain, { companyName }),
    confirmLabel: texts.resume,
    isDanger: false,
    explain: texts.itsPeopleCanSign,
    done: texts.theOrganizationIsOpen,
    change: (orgId, _typed, headers) => callApi('resumeOrganisation', { orgId }, { headers }),
  },
  export: {
    label: texts.exportAllData,
    title: (companyName) => say(texts.exportTheDataOf, { companyName }),
    confirmLabel: texts.export,
    isDanger: false,
    explain: texts.weCreateOneFile,
    done: texts.theFileIsBeing,
    change: (orgId, _typed, headers) => callApi('exportOrganisation', { orgId }, { headers }),
  },
  delete: {
    label: texts.delete,
    title: (companyName) => say(texts.deleteCompanyNameForGood, { companyName }),
    confirmLabel: texts.deleteForGood,
    isDanger: true,
    explain: texts.accountsWebsitesScansFindings,
    done: texts.theOrganizationIsBeing,
    asksFor: { field: 'companyName', label: texts.nameOfTheOrganization, hint: texts.typeItAsIt },
    change: (orgId, companyName, headers) => callApi('deleteOrganisation', { orgId, companyName }, { headers }),
  },
};
