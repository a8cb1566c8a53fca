import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Switch } from '../../../ui/fields/switch.tsx';

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
            ? 'Only the organization’s own admins can change this.'
            : `${brandNameShort} support can then open your portal only after one of your admins approves. You get an email for each request.`
        }
      >
        Visits need our approval
      </Switch>
      {wanted !== null && (
        <PasswordDialog
          title={wanted ? 'Approve each visit?' : 'No longer approve visits?'}
          confirmLabel={wanted ? 'Approve each visit' : 'No longer approve'}
          onClose={() => setWanted(null)}
          onProved={(headers) => callApi('setVisitApproval', { needsApproval: wanted }, { headers })}
          told={{
            done: ({ data }) => changedText(wanted, data.runningVisits),
            refreshes: ['readVisitRequests', 'readActivity'],
          }}
        >
          {wanted
            ? 'Support has to ask before each visit. Your approval is good for one visit within 24 hours; a request that no one answers ends after 24 hours. A visit already under way continues until it ends or you end it.'
            : 'Support can then visit your portal without asking, for an hour at most. You still get an email about each visit. Earlier requests and approvals end.'}
        </PasswordDialog>
      )}
    </>
  );
}

function changedText(needsApproval: boolean, runningVisits: number): string {
  if (!needsApproval) return 'Visits no longer need your approval.';
  return runningVisits === 0
    ? 'Visits need your approval now.'
    : 'Visits need your approval now. The current visit continues until you end it under Activity or its hour is over.';
}
