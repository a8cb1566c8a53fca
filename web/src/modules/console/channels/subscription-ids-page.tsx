import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useListAddress } from '../use-list-address.ts';
import { useSave } from '../use-save.ts';
import { SUBSCRIPTION_ID_FORM, SubscriptionIdDialog } from './subscription-id-dialog.tsx';
import { SubscriptionIdsTable } from './subscription-ids-table.tsx';

/** The subscription ids that were published, newest first. */
export default function SubscriptionIdsPage() {
  usePageTitle('Subscription ids');
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
      title="Subscription ids"
      what="subscription ids"
      searchLabel="Search by id or channel"
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      action={
        <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setIsCreating(true)}>
          New subscription id
        </Button>
      }
    >
      {data && (
        <SubscriptionIdsTable rows={data.data.subscriptionIds} isSearching={search !== ''} onDisable={setEnding} />
      )}
      {isCreating && <SubscriptionIdDialog onClose={() => setIsCreating(false)} />}
      <ConfirmDialog
        title="End this subscription id?"
        isOpen={ending !== null}
        onOpenChange={() => setEnding(null)}
        confirmLabel="End it"
        cancelLabel="Keep it"
        isDanger
        onConfirm={async () => {
          if (ending !== null)
            await save(
              () => callApi('disableSubscriptionId', { subscriptionId: ending }),
              'The subscription id has ended.',
            );
          setEnding(null);
        }}
      >
        From now on, no one can sign up with it. Customers who already did keep their plan.
      </ConfirmDialog>
    </ConsoleList>
  );
}
