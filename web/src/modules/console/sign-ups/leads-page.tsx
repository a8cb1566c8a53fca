import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { ConsoleList } from '../console-list.tsx';
import { CsvLink } from '../csv-link.tsx';
import { useListAddress } from '../use-list-address.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { type Lead, LeadsTable } from './leads-table.tsx';
import { leadsPage as texts } from './sign-ups.texts.ts';

/** People who showed interest, newest first; owners take them along as a file. */
export default function LeadsPage() {
  usePageTitle(say(texts.leads));
  const address = useListAddress('/console/leads');
  const { page, search } = address;
  const mayDownload = useStaffMay('addresses.download');
  const [deleting, setDeleting] = useState<Lead | null>(null);
  const { data, isError, refetch } = useCallQuery('listLeads', { page, search }, { placeholderData: keepPreviousData });
  return (
    <ConsoleList
      title={say(texts.leads)}
      what={say(texts.what)}
      searchLabel={say(texts.searchByAddressName)}
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      action={mayDownload && <CsvLink href={callAddress('downloadLeads', { search })} />}
    >
      {data && <LeadsTable rows={data.data.leads} isSearching={search !== ''} onDelete={setDeleting} />}
      {deleting !== null && (
        <PasswordDialog
          title={say(texts.title)}
          confirmLabel={say(texts.delete)}
          isDanger
          onClose={() => setDeleting(null)}
          onProved={(headers) => callApi('deleteLead', { leadId: deleting.leadId }, { headers })}
          told={{ done: say(texts.theLeadIsDeleted), refreshes: ['listLeads'] }}
        >
          {say(deleting.deliveredAt === null ? texts.willBeGone : texts.willBeGoneHere, { email: deleting.email })}
        </PasswordDialog>
      )}
    </ConsoleList>
  );
}
