import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { proveOwnershipDialog as texts } from './dialogs.texts.ts';
import '../../../api/later-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { Website } from '../website-types.ts';
import { ProofWay } from './proof-way.tsx';

type ProveOwnershipDialogProps = { readonly website: Website; readonly onClose: () => void };

/** Three ways to show that a website is one's own, of which one is enough. */
export function ProveOwnershipDialog({ website, onClose }: ProveOwnershipDialogProps) {
  const { supportEmail } = useBrand();
  const { formatDate } = useFormatDate();
  const input = { targetId: website.targetId };
  const { data, isError, refetch } = useCallQuery('readWebsiteProof', input);
  const queryClient = useQueryClient();
  const [isMissing, setIsMissing] = useState(false);
  const proof = data?.data;

  const { act } = useAction(
    async () => {
      const answer = await callApi('checkWebsiteProof', input);
      queryClient.setQueryData<CallOutput<'readWebsiteProof'>>(callKey('readWebsiteProof', input), answer);
      setIsMissing(!answer.isFound);
    },
    { failed: { what: say(texts.what), supportEmail } },
  );
  const check = () => {
    setIsMissing(false);
    return act();
  };

  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.close)}
          </Button>
          <Button onPress={isError ? () => refetch() : check} isDisabled={proof === undefined && !isError}>
            {isError ? say(texts.retry) : say(texts.checkNow)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{say(texts.scansAtTheNormal, { name: website.name })}</p>
        <div aria-live="polite">
          {proof?.provedAt && proof.method && (
            <Banner kind="success">
              {say(texts.weKnowThatName, {
                name: website.name,
                method: proof.method,
                day: formatDate(proof.provedAt),
              })}
            </Banner>
          )}
          {isMissing && <Banner kind="warning">{say(texts.weDidNotFind)}</Banner>}
          {isError && <Banner kind="danger">{say(texts.theInstructionsCouldNot)}</Banner>}
        </div>
        {proof === undefined && !isError && <Skeleton shape="block" />}
        {proof !== undefined && (
          <ol className="flex flex-col gap-5">
            {proof.dnsName !== null && (
              <ProofWay
                title={say(texts.aDnsRecord)}
                who={say(texts.thePeopleWhoManage)}
                values={[
                  { part: 'name', value: proof.dnsName },
                  { part: 'value', value: proof.dnsValue },
                ]}
              />
            )}
            <ProofWay
              title={say(texts.aFile)}
              who={say(texts.yourWebDeveloperOr)}
              values={[
                { part: 'address', value: proof.fileUrl },
                { part: 'line', value: proof.fileContent },
              ]}
            />
            <ProofWay
              title={say(texts.anElementOnThe)}
              who={say(texts.websiteBuildersHaveA)}
              values={[{ part: 'element', value: proof.metaTag }]}
            />
          </ol>
        )}
      </div>
    </Dialog>
  );
}
