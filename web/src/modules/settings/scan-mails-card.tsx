import { useAction } from '../../api/use-action.ts';
import { say } from '../../portal/texts/say.ts';
import { scanMailsCard as texts } from './settings.texts.ts';
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
    failed: { otherwise: say(texts.detailsCouldNotBe) },
  });
  return (
    <Card title={say(texts.title)} icon={<Mail size={20} />}>
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {({ onNewFindings }) => (
          <Switch isSelected={onNewFindings} isDisabled={isBusy} onChange={change} description={say(texts.description)}>
            {say(texts.emailAllAdminsWhen)}
          </Switch>
        )}
      </ValueLoader>
    </Card>
  );
}
