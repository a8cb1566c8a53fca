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
    <Card title="Mail about scans" icon={<Mail size={20} />}>
      <ValueLoader query={query} what="mail settings">
        {({ onNewFindings }) => (
          <Switch
            isSelected={onNewFindings}
            isDisabled={isBusy}
            onChange={change}
            description="Only when there is something new, never for a scan that found nothing new. The mail says how many and how bad, and leads to the portal for the rest."
          >
            Write to all admins when a scan finds something new
          </Switch>
        )}
      </ValueLoader>
    </Card>
  );
}
