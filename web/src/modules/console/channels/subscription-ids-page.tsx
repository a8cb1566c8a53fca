import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useListAddress } from '../use-list-address.ts';
import { useSave } from '../use-save.ts';
import { subscriptionIdsPage as texts } from './channels.texts.ts';
import { SUBSCRIPTION_ID_FORM, SubscriptionIdDialog } from './subscription-id-dialog.tsx';
import { SubscriptionIdsTable } from './subscription-ids-table.tsx';

/** The subscription ids that were published, newest first. */
export default function SubscriptionIdsPage() {
  usePageTitle(say(texts.subscriptionIds));
  const address = useListAddress('/console/subscription-ids');
  const { page, search } = address;
  const [isCreating, setIsCreating] = useState(useHasKeptForm(SUBSCRIPTION_ID_FORM));
  const [ending, setEnding] = useState<string | null>(null);
  const { save } = useSave('listSubscriptionIds');
  const { data, isError, refetch } = useCallQuery(
    'listSubscriptionIds',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  return (
    <ConsoleList
      title={say(texts.subscriptionIds)}
      what={say(texts.what)}
      searchLabel={say(texts.searchByIdOr)}
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      action={
        <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setIsCreating(true)}>
          {say(texts.newSubscriptionId)}
        </Button>
      }
    >
      {data && (
        <SubscriptionIdsTable rows={data.data.subscriptionIds} isSearching={search !== ''} onDisable={setEnding} />
      )}
      {isCreating && <SubscriptionIdDialog onClose={() => setIsCreating(false)} />}
      <ConfirmDialog
        title={say(texts.title)}
        isOpen={ending !== null}
        onOpenChange={() => setEnding(null)}
        confirmLabel={say(texts.endIt)}
        cancelLabel={say(texts.keepIt)}
        isDanger
        onConfirm={async () => {
          if (ending !== null)
            await save(
              () => callApi('disableSubscriptionId', { subscriptionId: ending }),
              say(texts.theSubscriptionIdHas),
            );
          setEnding(null);
        }}
      >
        {say(texts.fromNowOnNo)}
      </ConfirmDialog>
    </ConsoleList>
  );
}
