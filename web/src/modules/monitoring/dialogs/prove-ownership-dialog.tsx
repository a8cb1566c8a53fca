import { useAction } from '../../../api/use-action.ts';
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

const WAYS = { dns: 'the DNS record', file: 'the file', meta: 'the element on the start page' } as const;

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
    { failed: { what: 'The check failed.', supportEmail } },
  );
  const check = () => {
    setIsMissing(false);
    return act();
  };

  return (
    <Dialog
      title="Prove Ownership"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Close
          </Button>
          <Button onPress={isError ? () => refetch() : check} isDisabled={proof === undefined && !isError}>
            {isError ? 'Retry' : 'Check now'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          Scans at the Normal and Full levels fill in forms, and extra checks do more. Before that, show that{' '}
          {website.name} is yours or that its owner allows it. One of these three is enough. Leave it in place, because
          we check it again from time to time.
        </p>
        <div aria-live="polite">
          {proof?.provedAt && proof.method && (
            <Banner kind="success">
              We know that {website.name} is yours from {WAYS[proof.method]}, last seen on {formatDate(proof.provedAt)}.
            </Banner>
          )}
          {isMissing && (
            <Banner kind="warning">
              We did not find it in any of the three places. A new DNS record can take an hour to reach everyone; a
              cached page can take as long.
            </Banner>
          )}
          {isError && <Banner kind="danger">The instructions could not be loaded. Please try again.</Banner>}
        </div>
        {proof === undefined && !isError && <Skeleton shape="block" />}
        {proof !== undefined && (
          <ol className="flex flex-col gap-5">
            {proof.dnsName !== null && (
              <ProofWay
                title="A DNS record"
                who="The people who manage your domain add a TXT record."
                values={[
                  { label: 'Name', value: proof.dnsName },
                  { label: 'Value', value: proof.dnsValue },
                ]}
              />
            )}
            <ProofWay
              title="A file"
              who="Your web developer or hosting provider puts a text file at this address with this one line in it."
              values={[
                { label: 'Address', value: proof.fileUrl },
                { label: 'Line', value: proof.fileContent },
              ]}
            />
            <ProofWay
              title="An element on the start page"
              who="Website builders have a field for it, often called “custom code in the head”. It must be in the head, not in the text of the page."
              values={[{ label: 'Element', value: proof.metaTag }]}
            />
          </ol>
        )}
      </div>
    </Dialog>
  );
}
