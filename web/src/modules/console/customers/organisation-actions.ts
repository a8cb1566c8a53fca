import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import type { FreshProof } from '../../../portal/passwords/use-fresh-proof.ts';

export type Organisation = CallOutput<'readOrganisation'>['data'];
export type OrganisationAction = 'suspend' | 'resume' | 'export' | 'delete';

type Words = {
  /** Entry in the menu. */
  readonly label: string;
  readonly title: (companyName: string) => string;
  readonly confirmLabel: string;
  readonly isDanger: boolean;
  readonly explain: string;
  readonly done: string;
  /** What has to be typed in, if anything, and the field of the call that it is. */
  readonly asksFor?: { readonly field: 'reason' | 'companyName'; readonly label: string; readonly hint: string };
  readonly change: (orgId: string, typed: string, headers: FreshProof) => Promise<unknown>;
};

/** What staff can do with a whole customer. */
export const ORGANISATION_ACTIONS: Readonly<Record<OrganisationAction, Words>> = {
  suspend: {
    label: 'Suspend',
    title: (companyName) => `Suspend ${companyName}?`,
    confirmLabel: 'Suspend',
    isDanger: true,
    explain:
      'Everyone there is signed out and, at the next sign-in, told to contact support. Scheduled scans pause. Nothing is lost, you can still open the portal, and resuming restores everything.',
    done: 'The organization is suspended.',
    asksFor: { field: 'reason', label: 'Reason', hint: 'For your colleagues. The customer sees it in their log, too.' },
    change: (orgId, reason, headers) => callApi('suspendOrganisation', { orgId, reason }, { headers }),
  },
  resume: {
    label: 'Resume',
    title: (companyName) => `Let ${companyName} in again?`,
    confirmLabel: 'Resume',
    isDanger: false,
    explain: 'Its people can sign in again right away, and scans that came due in the meantime run once.',
    done: 'The organization is open again.',
    change: (orgId, _typed, headers) => callApi('resumeOrganisation', { orgId }, { headers }),
  },
  export: {
    label: 'Export all data',
    title: (companyName) => `Export the data of ${companyName}?`,
    confirmLabel: 'Export',
    isDanger: false,
    explain:
      'We create one file with everything kept about the organization and its people, without passwords and other secrets. You can download it here for a day. The customer sees in the log that you did this.',
    done: 'The file is being made. It appears on this page.',
    change: (orgId, _typed, headers) => callApi('exportOrganisation', { orgId }, { headers }),
  },
  delete: {
    label: 'Delete',
    title: (companyName) => `Delete ${companyName} for good?`,
    confirmLabel: 'Delete for good',
    isDanger: true,
    explain:
      'Accounts, websites, scans, findings and the log are removed, and no one can bring them back. Export the data first if someone may ask for it.',
    done: 'The organization is being deleted.',
    asksFor: { field: 'companyName', label: 'Name of the organization', hint: 'Type it as it appears in the heading.' },
    change: (orgId, companyName, headers) => callApi('deleteOrganisation', { orgId, companyName }, { headers }),
  },
};
