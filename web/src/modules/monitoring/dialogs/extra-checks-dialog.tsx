import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { extraChecksDialog as texts } from './dialogs.texts.ts';
import '../../../api/later-calls.ts';
import type { OptInCheck } from '@portal/domain/monitoring/opt-in-checks.ts';
import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ExtraCheckSwitch } from '../extra-checks/extra-check-switch.tsx';
import type { Website } from '../website-types.ts';
import { ProveOwnershipDialog } from './prove-ownership-dialog.tsx';

type ExtraChecksDialogProps = { readonly website: Website; readonly onClose: () => void };
type OptIns = CallOutput<'readOptIns'>;

/** The checks that do more than look, each with a switch of its own; both begin switched off. */
export function ExtraChecksDialog({ website, onClose }: ExtraChecksDialogProps) {
  const { supportEmail } = useBrand();
  const queryClient = useQueryClient();
  const input = { targetId: website.targetId };
  const { data, isError, refetch } = useCallQuery('readOptIns', input);
  const [isProving, setIsProving] = useState(false);
  const optIns = data?.data;
  const levels = { name: website.name, full: say(SCAN_LEVEL_LABELS.full) };

  const { act: change } = useAction(
    async (checkId: OptInCheck, consent: string | null) => {
      const answer =
        consent === null
          ? await callApi('switchOptInOff', { ...input, checkId })
          : await callApi('switchOptInOn', { ...input, checkId, consent: { accepted: true, text: consent } });
      queryClient.setQueryData<OptIns>(callKey('readOptIns', input), answer);
    },
    {
      failed: { what: say(texts.what), supportEmail },
      onFailure: async () => {
        await refetch();
        return false;
      },
    },
  );
  const endProving = async () => {
    await refetch();
    setIsProving(false);
  };

  if (isProving) return <ProveOwnershipDialog website={website} onClose={endProving} />;
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {isError && <Button onPress={() => refetch()}>{say(texts.retry)}</Button>}
          <Button variant="secondary" onPress={onClose}>
            {say(texts.close)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          {website.scan_profile === 'full'
            ? say(texts.theseTwoChecksDo, levels)
            : say(texts.theseTwoChecksNotNow, { ...levels, level: say(SCAN_LEVEL_LABELS[website.scan_profile]) })}
        </p>
        {isError && <Banner kind="danger">{say(texts.theChecksCouldNot)}</Banner>}
        {optIns === undefined && !isError && <Skeleton shape="block" />}
        {optIns?.isAvailable === false && <Banner kind="info">{say(texts.yourScannerDoesNot)}</Banner>}
        {optIns !== undefined && !optIns.isProved && (
          <div className="flex flex-col items-start gap-3">
            <Banner kind="warning">{say(texts.firstShowThatName, { name: website.name })}</Banner>
            <Button variant="secondary" onPress={() => setIsProving(true)}>
              {say(texts.proveOwnership)}
            </Button>
          </div>
        )}
        {optIns?.checks.map((check) => (
          <ExtraCheckSwitch
            key={check.checkId}
            check={check}
            canSwitchOn={optIns.isAvailable && optIns.isProved}
            onSwitchOn={(text) => change(check.checkId, text)}
            onSwitchOff={() => change(check.checkId, null)}
          />
        ))}
      </div>
    </Dialog>
  );
}
