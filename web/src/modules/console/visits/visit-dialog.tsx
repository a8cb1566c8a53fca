import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { OpenPortalDialog } from '../customers/open-portal-dialog.tsx';

type VisitDialogProps = {
  readonly orgId: string;
  readonly companyName: string;
  readonly access: CallOutput<'readVisitAccess'>['data'] | undefined;
  readonly onClose: () => void;
};

/** Opens a customer's portal, or asks the customer for a visit. */
export function VisitDialog({ orgId, companyName, access, onClose }: VisitDialogProps) {
  const approved = access?.needsApproval && access.request?.state === 'approved' ? access.request : null;
  if (!access?.needsApproval || approved !== null) {
    const open = async (reason: string, headers: Readonly<Record<string, string>>) => {
      await callApi('openServiceSession', { orgId, reason }, { headers });
      // Everything that was loaded belongs to the console, so the portal starts anew.
      window.location.assign('/');
    };
    return (
      <OpenPortalDialog
        orgId={orgId}
        title={`Open the portal of ${companyName}?`}
        confirmLabel="Open portal"
        approvedReason={approved?.reason}
        onProved={open}
        told={{ refreshes: ['readVisitAccess'] }}
        onClose={onClose}
      >
        You work in it as one of its admins for an hour at most. Everything you do is recorded with your name, and the
        customer can end it at any time.
      </OpenPortalDialog>
    );
  }
  const ask = async (reason: string, headers: Readonly<Record<string, string>>) => {
    const { data } = await callApi('requestVisit', { orgId, reason }, { headers });
    const text =
      data === null
        ? `${companyName} no longer wants to be asked. You can open the portal right away.`
        : `We asked the admins of ${companyName} by email.`;
    showToast({ kind: 'success', text });
  };
  return (
    <OpenPortalDialog
      orgId={orgId}
      title={`Ask ${companyName} for a visit?`}
      confirmLabel="Ask for a visit"
      onProved={ask}
      told={{ refreshes: ['readVisitAccess'] }}
      onClose={onClose}
    >
      This customer approves each visit. Its admins get your address and reason by email and have 24 hours to answer.
      Their approval is good for one visit within 24 hours.
    </OpenPortalDialog>
  );
}
