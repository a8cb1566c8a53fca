import { useAction } from '../../api/use-action.ts';
import '../../api/later-calls.ts';
import { Mail } from 'lucide-react';
import { callApi } from '../../api/call-api.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { ValueLoader } from './value-loader.tsx';

/** Whether the organization's admins get a mail when a scan has found something new. */
export function ScanMailsCard() {
  const query = useCallQuery('readScanMails', {});
  const { act: change, isBusy } = useAction((onNewFindings: boolean) => callApi('saveScanMails', { onNewFindings }), {
    refreshes: ['readScanMails'],
    failed: { otherwise: 'Details could not be updated.' },
  });
  return (
    <Card title="Emails about scans" icon={<Mail size={20} />}>
      <ValueLoader query={query} what="email settings">
        {({ onNewFindings }) => (
          <Switch
            isSelected={onNewFindings}
            isDisabled={isBusy}
            onChange={change}
            description="Only when a scan finds something new. The email says how many findings there are and how serious they are, and links to the portal for the rest."
          >
            Email all admins when a scan finds something new
          </Switch>
        )}
      </ValueLoader>
    </Card>
  );
}
