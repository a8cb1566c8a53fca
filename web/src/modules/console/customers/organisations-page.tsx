import { keepPreviousData } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ConsoleList } from '../console-list.tsx';
import { CsvLink } from '../csv-link.tsx';
import { ChosenCustomers } from '../letters/chosen-customers.tsx';
import { LETTER_FORM, type LetterAudience, LetterDialog } from '../letters/letter-dialog.tsx';
import { StatusFilter } from '../status-filter.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useListAddress } from '../use-list-address.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { WaitingForYou } from '../waiting/waiting-for-you.tsx';
import { organisationsPage as texts } from './customers.texts.ts';
import { OrganisationsTable, SORTS } from './organisations-table.tsx';
import { UsageAndBilling } from './usage-and-billing.tsx';

const statuses = [
  { id: 'all', label: texts.all },
  { id: 'INTRIAL', label: texts.freeTrial },
  { id: 'trial-ended', label: texts.trialEnded },
  { id: 'ACTIVE', label: texts.active },
  { id: 'FAILED', label: texts.failed },
  { id: 'CANCELLED', label: texts.ended },
  { id: 'suspended', label: texts.suspended },
] as const;

/** The provider's customers, newest first. Page, search, state and order are in the address. */
export default function OrganisationsPage() {
  usePageTitle(say(texts.customers));
  const address = useListAddress('/console');
  const { page, search } = address;
  const mayDownload = useStaffMay('addresses.download');
  const mayWrite = useStaffMay('letters.send');
  const sort = address.value('sort', SORTS, 'newest');
  const status = address.value(
    'status',
    statuses.map(({ id }) => id),
    'all',
  );
  const { data, isError, refetch } = useCallQuery(
    'listOrganisations',
    { page, search, sort, status },
    { placeholderData: keepPreviousData },
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const reopened = useReopened<LetterAudience>(LETTER_FORM);
  const [audience, setAudience] = useState(reopened === 'new' ? null : reopened);
  const total = data?.data.total ?? 0;
  return (
    <>
      <ConsoleList
        title={say(texts.customers)}
        what={say(texts.what)}
        searchLabel={say(texts.searchByNameOr)}
        address={address}
        size={data?.data}
        isError={isError}
        onRetry={refetch}
        action={
          <>
            {mayWrite && total > 0 && (
              <Button
                variant="secondary"
                icon={<Send aria-hidden="true" size={18} />}
                onPress={() => setAudience({ kind: 'matching', search, status })}
              >
                {say(texts.writeToAllTotal, { total })}
              </Button>
            )}
            {mayDownload && <UsageAndBilling />}
            {mayDownload && <CsvLink href={callAddress('downloadOrganisations', { search, sort, status })} />}
          </>
        }
        above={page === 1 && search === '' && status === 'all' ? <WaitingForYou /> : undefined}
        filter={<StatusFilter address={address} options={sayLabels(statuses)} status={status} />}
      >
        {data && (
          <OrganisationsTable
            organisations={data.data.organisations}
            isSearching={search !== '' || status !== 'all'}
            sort={sort}
            onSort={(next) => address.change({ sort: next })}
            chosen={chosen}
            onChoose={
              mayWrite
                ? (orgId, isChosen) =>
                    setChosen(
                      (before) => new Set([...before].filter((id) => id !== orgId).concat(isChosen ? [orgId] : [])),
                    )
                : null
            }
          />
        )}
      </ConsoleList>
      <ChosenCustomers
        chosen={chosen}
        onNone={() => setChosen(new Set())}
        onWrite={() => setAudience({ kind: 'chosen', orgIds: [...chosen] })}
      />
      {audience && (
        <LetterDialog audience={audience} onSent={() => setChosen(new Set())} onClose={() => setAudience(null)} />
      )}
    </>
  );
}
