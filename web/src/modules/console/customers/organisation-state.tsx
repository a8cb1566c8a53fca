import { callAddress } from '../../../api/call-address.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { organisationState as texts } from './customers.texts.ts';
import type { Organisation } from './organisation-actions.ts';

type OrganisationStateProps = { readonly organisation: Organisation };

/** What is out of the ordinary with a customer: a sandbox, suspended, being deleted, a file that is made or ready. */
export function OrganisationState({ organisation }: OrganisationStateProps) {
  const { formatDate, formatDateTime } = useFormatDate();
  const { suspension, isBeingDeleted, isSandbox, deletionDueAt, export: file } = organisation;
  return (
    <div className="mb-6 flex flex-col gap-3 empty:hidden">
      {isSandbox && (
        <Banner kind="info" title={say(texts.sandbox)}>
          {say(texts.sandboxAbout)}
        </Banner>
      )}
      {isBeingDeleted && (
        <Banner kind="danger" title={say(texts.title)}>
          {say(texts.itsPeopleAreSigned)}
        </Banner>
      )}
      {deletionDueAt !== null && !isBeingDeleted && (
        <Banner kind="warning" title={say(texts.asksForDeletion, { dueAt: formatDate(deletionDueAt) })}>
          {say(texts.itsAdminsCanStop)}
        </Banner>
      )}
      {suspension && !isBeingDeleted && (
        <Banner
          kind="warning"
          title={say(texts.suspendedSinceSuspendedAt, { suspendedAt: formatDateTime(suspension.suspendedAt) })}
        >
          {suspension.reason}
        </Banner>
      )}
      {file && !file.isReady && <Banner kind="info" title={say(texts.theFileIsBeingMade)} />}
      {file?.isReady && (
        <Banner
          kind="success"
          title={say(texts.theFileIsReady)}
          action={
            <LinkButton
              variant="secondary"
              size="small"
              download
              href={callAddress('downloadOrganisationExport', { exportId: file.exportId })}
            >
              {say(texts.download)}
            </LinkButton>
          }
        >
          {say(texts.itIsAvailableUntil, { expiresAt: formatDateTime(file.expiresAt) })}
        </Banner>
      )}
    </div>
  );
}
