import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { OpenPortalDialog } from '../customers/open-portal-dialog.tsx';
import { visitDialog as texts } from './visits.texts.ts';

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
        title={say(texts.openThePortalOf, { companyName })}
        confirmLabel={say(texts.openPortal)}
        approvedReason={approved?.reason}
        onProved={open}
        told={{ refreshes: ['readVisitAccess'] }}
        onClose={onClose}
      >
        {say(texts.youWorkInIt)}
      </OpenPortalDialog>
    );
  }
  const ask = async (reason: string, headers: Readonly<Record<string, string>>) => {
    const { data } = await callApi('requestVisit', { orgId, reason }, { headers });
    const text =
      data === null
        ? say(texts.companyNameNoLongerWants, { companyName })
        : say(texts.weAskedTheAdmins, { companyName });
    showToast({ kind: 'success', text });
  };
  return (
    <OpenPortalDialog
      orgId={orgId}
      title={say(texts.askCompanyNameForA, { companyName })}
      confirmLabel={say(texts.askForAVisit)}
      onProved={ask}
      told={{ refreshes: ['readVisitAccess'] }}
      onClose={onClose}
    >
      {say(texts.thisCustomerApprovesEach)}
    </OpenPortalDialog>
  );
}
