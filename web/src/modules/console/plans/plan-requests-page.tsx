import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { ConsoleList } from '../console-list.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useListAddress } from '../use-list-address.ts';
import { ConfirmRequestDialog } from './confirm-request-dialog.tsx';
import { DECLINE_REQUEST_FORM, type DeclinedRequest, DeclineRequestDialog } from './decline-request-dialog.tsx';
import { PlanRequestsTable } from './plan-requests-table.tsx';
import { planRequestsPage as texts } from './plans.texts.ts';

/** Plans that customers have asked for, the longest waiting first. */
export default function PlanRequestsPage() {
  usePageTitle(say(texts.planRequests));
  const address = useListAddress('/console/plan-requests');
  const { page, search } = address;
  const declined = useReopened<DeclinedRequest>(DECLINE_REQUEST_FORM);
  const [asked, setAsked] = useState<{ request: DeclinedRequest; answer: 'confirm' | 'decline' } | null>(
    declined === null || declined === 'new' ? null : { request: declined, answer: 'decline' },
  );
  const { data, isError, refetch } = useCallQuery(
    'listPlanRequests',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  const close = () => setAsked(null);
  return (
    <ConsoleList
      title={say(texts.planRequests)}
      what={say(texts.what)}
      searchLabel={say(texts.searchByOrganization)}
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
    >
      {data && (
        <PlanRequestsTable
          rows={data.data.requests}
          isSearching={search !== ''}
          onAnswer={(request, answer) => setAsked({ request, answer })}
        />
      )}
      {asked?.answer === 'confirm' && <ConfirmRequestDialog request={asked.request} onClose={close} />}
      {asked?.answer === 'decline' && <DeclineRequestDialog request={asked.request} onClose={close} />}
    </ConsoleList>
  );
}
