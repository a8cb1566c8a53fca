import { useCallQuery } from '../../../api/use-call.ts';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import type { PolicyEvent } from '../policy-types.ts';
import { replacedDraftDialog as texts } from './history.texts.ts';

type ReplacedDraftDialogProps = {
  readonly policyId: string;
  readonly draft: NonNullable<PolicyEvent['replaced']>;
  readonly onClose: () => void;
};

/** The words of a draft that another text took the place of: to be read, and copied back where they are wanted. */
export function ReplacedDraftDialog({ policyId, draft, onClose }: ReplacedDraftDialogProps) {
  const query = useCallQuery('policyReplacedText', { policyType: policyId, draft: draft.id }, { staleTime: Infinity });
  const text = query.data?.data.text;
  return (
    <Dialog
      title={say(texts.title, { name: draft.by })}
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.close)}
          </Button>
          <Button isDisabled={text === undefined} onPress={() => copyText(text ?? '', say(texts.copied))}>
            {say(texts.copyThisText)}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">{say(texts.hint)}</p>
      {query.isError ? (
        <LoadFailed what={say(texts.what)} onRetry={() => query.refetch()} />
      ) : text === undefined ? (
        <SkeletonGroup label={say(texts.loadingTheDraft)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : (
        <div className="whitespace-pre-wrap break-words rounded-box border border-line bg-sunken p-4 text-sm">
          {text}
        </div>
      )}
    </Dialog>
  );
}
