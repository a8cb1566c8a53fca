import { keepPreviousData } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../api/call-address.ts';
import { callApi } from '../../api/call-api.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ConsoleList } from './console-list.tsx';
import { type Lead, LeadsTable } from './leads-table.tsx';
import { useIsOwner } from './use-is-owner.ts';
import { useListAddress } from './use-list-address.ts';
import { useSave } from './use-save.ts';

/** People who showed interest, newest first; owners take them along as a file. */
export default function LeadsPage() {
  usePageTitle('Leads');
  const address = useListAddress('/console/leads');
  const { page, search } = address;
  const isOwner = useIsOwner();
  const [deleting, setDeleting] = useState<Lead | null>(null);
  const { save } = useSave('listLeads');
  const { data, isError, refetch } = useCallQuery('listLeads', { page, search }, { placeholderData: keepPreviousData });
  return (
    <ConsoleList
      title="Leads"
      what="leads"
      searchLabel="Search by address, name or organization"
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      action={
        isOwner && (
          <LinkButton
            href={callAddress('downloadLeads', { search })}
            download="leads.csv"
            variant="secondary"
            icon={<Download aria-hidden="true" size={18} />}
          >
            Download as CSV
          </LinkButton>
        )
      }
    >
      {data && <LeadsTable rows={data.data.leads} isSearching={search !== ''} onDelete={setDeleting} />}
      <ConfirmDialog
        title="Delete this lead?"
        isOpen={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        isDanger
        onConfirm={async () => {
          if (deleting !== null) {
            const { leadId } = deleting;
            await save(() => callApi('deleteLead', { leadId }), 'The lead is deleted.');
          }
          setDeleting(null);
        }}
      >
        {deleting &&
          `All that is kept here of ${deleting.email} will be gone; an account in the portal stays.${
            deleting.deliveredAt === null ? '' : ' It was handed on before: delete it there too.'
          }`}
      </ConfirmDialog>
    </ConsoleList>
  );
}
