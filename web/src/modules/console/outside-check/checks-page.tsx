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
import { type CheckLead, CheckLeadsTable } from './check-leads-table.tsx';
import { CheckLinks } from './check-links.tsx';
import { checksPage as texts } from './outside-check.texts.ts';

/** Who left an address after an open check, newest first, and the addresses at which people check. */
export default function ChecksPage() {
  usePageTitle(say(texts.openCheck));
  const address = useListAddress('/console/checks');
  const { page, search } = address;
  const mayDownload = useStaffMay('addresses.download');
  const [deleting, setDeleting] = useState<CheckLead | null>(null);
  const { data, isError, refetch } = useCallQuery(
    'listCheckLeads',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  return (
    <div className="flex flex-col gap-8">
      <div>
        <ConsoleList
          title={say(texts.openCheck)}
          what={say(texts.what)}
          searchLabel={say(texts.searchByAddressDomain)}
          address={address}
          size={data?.data}
          isError={isError}
          onRetry={refetch}
          action={mayDownload && <CsvLink href={callAddress('downloadCheckLeads', { search })} />}
        >
          {data && <CheckLeadsTable rows={data.data.leads} isSearching={search !== ''} onDelete={setDeleting} />}
        </ConsoleList>
      </div>
      <CheckLinks />
      {deleting !== null && (
        <PasswordDialog
          title={say(texts.title)}
          confirmLabel={say(texts.delete)}
          isDanger
          onClose={() => setDeleting(null)}
          onProved={(headers) => callApi('deleteCheckLead', { leadId: deleting.leadId }, { headers })}
          told={{ done: say(texts.theAddressIsDeleted), refreshes: ['listCheckLeads'] }}
        >
          {say(texts.everythingEmailLeftAbout, { email: deleting.email, domain: deleting.domain })}
        </PasswordDialog>
      )}
    </div>
  );
}
