import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { approvalSwitch as texts } from './visits.texts.ts';

/** Lets the organization's admins decide whether each visit needs their yes. */
export function ApprovalSwitch({ needsApproval }: { readonly needsApproval: boolean }) {
  const { isServiceSession } = useSessionState();
  const { brandNameShort } = useBrand();
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <>
      <Switch
        isSelected={needsApproval}
        isDisabled={isServiceSession}
        onChange={setWanted}
        description={
          isServiceSession
            ? say(texts.onlyTheOrganizationsOwn)
            : say(texts.brandNameShortSupportCanThen, { brandNameShort })
        }
      >
        {say(texts.visitsNeedOurApproval)}
      </Switch>
      {wanted !== null && (
        <PasswordDialog
          title={wanted ? say(texts.approveQuestion) : say(texts.noLongerApproveVisits)}
          confirmLabel={wanted ? say(texts.approveEach) : say(texts.noLongerApprove)}
          onClose={() => setWanted(null)}
          onProved={(headers) => callApi('setVisitApproval', { needsApproval: wanted }, { headers })}
          told={{
            done: ({ data }) => changedText(wanted, data.runningVisits),
            refreshes: ['readVisitRequests', 'readActivity'],
          }}
        >
          {wanted ? say(texts.supportHasToAsk) : say(texts.supportCanThenVisit)}
        </PasswordDialog>
      )}
    </>
  );
}

function changedText(needsApproval: boolean, runningVisits: number): string {
  if (!needsApproval) return say(texts.visitsNoLongerNeed);
  return runningVisits === 0 ? say(texts.needApproval) : say(texts.needApprovalAfterThis);
}
