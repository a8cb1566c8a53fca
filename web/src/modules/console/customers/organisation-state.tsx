import { callAddress } from '../../../api/call-address.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { Organisation } from './organisation-actions.ts';

type OrganisationStateProps = { readonly organisation: Organisation };

/** What is out of the ordinary with a customer: suspended, being deleted, a file that is made or ready. */
export function OrganisationState({ organisation }: OrganisationStateProps) {
  const { formatDateTime } = useFormatDate();
  const { suspension, isBeingDeleted, export: file } = organisation;
  return (
    <div className="mb-6 flex flex-col gap-3 empty:hidden">
      {isBeingDeleted && (
        <Banner kind="danger" title="This organization is being deleted.">
          Its people are signed out. It disappears from the list once everything is removed.
        </Banner>
      )}
      {suspension && !isBeingDeleted && (
        <Banner kind="warning" title={`Suspended since ${formatDateTime(suspension.suspendedAt)}`}>
          {suspension.reason}
        </Banner>
      )}
      {file && !file.isReady && <Banner kind="info" title="The file with all data is being made." />}
      {file?.isReady && (
        <Banner
          kind="success"
          title="The file with all data is ready."
          action={
            <LinkButton
              variant="secondary"
              size="small"
              download
              href={callAddress('downloadOrganisationExport', { exportId: file.exportId })}
            >
              Download
            </LinkButton>
          }
        >
          It is available until {formatDateTime(file.expiresAt)}. Anyone who has it has all of the customer’s data.
        </Banner>
      )}
    </div>
  );
}
