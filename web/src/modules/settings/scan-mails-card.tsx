import '../../api/later-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { showApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { callKey, useCallQuery } from '../../api/use-call.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ValueLoader } from './value-loader.tsx';

/** Whether the organization's admins get a mail when a scan has found something new. */
export function ScanMailsCard() {
  const query = useCallQuery('readScanMails', {});
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (onNewFindings: boolean) => {
    setIsBusy(true);
    try {
      await callApi('saveScanMails', { onNewFindings });
      await queryClient.invalidateQueries({ queryKey: callKey('readScanMails') });
    } catch (error) {
      showApiError(error, 'Details could not be updated.');
    }
    setIsBusy(false);
  };
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
