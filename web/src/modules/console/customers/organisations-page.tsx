import { keepPreviousData } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ConsoleList } from '../console-list.tsx';
import { CsvLink } from '../csv-link.tsx';
import { ChosenCustomers } from '../letters/chosen-customers.tsx';
import { LETTER_FORM, type LetterAudience, LetterDialog } from '../letters/letter-dialog.tsx';
import { SetUpChecklist } from '../set-up/set-up-checklist.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useListAddress } from '../use-list-address.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { WaitingForYou } from '../waiting/waiting-for-you.tsx';
import { organisationsPage as texts } from './customers.texts.ts';
import { CustomersFilter, STATUSES, WHOSE } from './customers-filter.tsx';
import { OrganisationsTable, SORTS } from './organisations-table.tsx';
import { UsageAndBilling } from './usage-and-billing.tsx';

/** The provider's customers, newest first. Page, search, state and order are in the address. */
export default function OrganisationsPage() {
  usePageTitle(say(texts.customers));
  const address = useListAddress('/console');
  const { page, search } = address;
  const mayDownload = useStaffMay('addresses.download');
  const mayWrite = useStaffMay('letters.send');
  const sort = address.value('sort', SORTS, 'newest');
  const status = address.value('status', STATUSES, 'all');
  const whose = address.value('whose', WHOSE, 'all');
  const { data, isError, refetch } = useCallQuery(
    'listOrganisations',
    { page, search, sort, status, whose },
    { placeholderData: keepPreviousData },
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const reopened = useReopened<LetterAudience>(LETTER_FORM);
  const [audience, setAudience] = useState(reopened === 'new' ? null : reopened);
  const customers = data === undefined ? 0 : data.data.total - data.data.sandboxes;
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
            {mayWrite && customers > 0 && (
              <Button
                variant="secondary"
                icon={<Send aria-hidden="true" size={18} />}
                onPress={() => setAudience({ kind: 'matching', search, status })}
              >
                {say(texts.writeToAllTotal, { total: customers })}
              </Button>
            )}
            {mayDownload && <UsageAndBilling />}
            {mayDownload && <CsvLink href={callAddress('downloadOrganisations', { search, sort, status })} />}
          </>
        }
        above={page === 1 && search === '' && status === 'all' ? <WhatComesFirst /> : undefined}
        filter={<CustomersFilter address={address} status={status} whose={whose} />}
      >
        {data && (
          <OrganisationsTable
            organisations={data.data.organisations}
            isSearching={search !== '' || status !== 'all' || whose !== 'all'}
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

/** Before the list: what a new provider still has to set up, and what waits. */
function WhatComesFirst() {
  const maySetUp = useStaffMay('offer.change');
  return (
    <>
      {maySetUp && <SetUpChecklist />}
      <WaitingForYou />
    </>
  );
}
