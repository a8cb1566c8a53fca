import { say } from '../../../portal/texts/say.ts';
import { organisationPage as texts } from './customers.texts.ts';
import '../../../api/console-calls.ts';
import { useParams } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ExpertsCard } from '../experts/experts-card.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { useVisitAccess } from '../visits/use-visit-access.ts';
import { VisitAccessBanner } from '../visits/visit-access-banner.tsx';
import { VisitButton } from '../visits/visit-button.tsx';
import { VisitDialog } from '../visits/visit-dialog.tsx';
import { visitFormKey } from './open-portal-dialog.tsx';
import { type AskedAction, ORGANISATION_ACTION_FORM, OrganisationActionDialog } from './organisation-action-dialog.tsx';
import { ORGANISATION_ACTIONS, type OrganisationAction } from './organisation-actions.ts';
import { OrganisationPlanCard } from './organisation-plan-card.tsx';
import { OrganisationState } from './organisation-state.tsx';
import { PEOPLE_ACTIONS, type PeopleAction } from './people-actions.ts';
import { PeopleTable, type Person } from './people-table.tsx';

/** A file that is being made is asked for again after this time. */
const WHILE_MADE_MS = 3000;

/** One customer: its people, and the way into its portal. */
export default function OrganisationPage() {
  const { orgId = '' } = useParams({ strict: false });
  const { data, isError, refetch } = useCallQuery(
    'readOrganisation',
    { orgId },
    { refetchInterval: ({ state }) => (state.data?.data.export?.isReady === false ? WHILE_MADE_MS : false) },
  );
  const access = useVisitAccess(orgId);
  const mayVisit = useStaffMay('customers.visit');
  const mayHelp = useStaffMay('customers.people');
  const mayManage = useStaffMay('customers.manage');
  const mayRemove = useStaffMay('customers.remove');
  const isExpert = useStaffMay('experts.work');
  const reopened = useReopened<AskedAction>(ORGANISATION_ACTION_FORM);
  const [acting, setActing] = useState<OrganisationAction | null>(
    reopened !== null && reopened !== 'new' && reopened.orgId === orgId ? reopened.action : null,
  );
  const { formatDate } = useFormatDate();
  const [isOpening, setIsOpening] = useState(useHasKeptForm(visitFormKey(orgId)));
  const [asked, setAsked] = useState<{ person: Person; action: PeopleAction } | null>(null);
  const organisation = data?.data;
  usePageTitle(organisation?.companyName ?? say(texts.organization));

  return (
    <>
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {organisation === undefined && !isError && (
        <SkeletonGroup label={say(texts.loadingTheOrganization)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {organisation && (
        <>
          <PageHeading
            before={
              <TextLink isStandalone href="/console">
                {say(texts.allCustomers)}
              </TextLink>
            }
            title={organisation.companyName}
            description={say(texts.planNameSignedUpSignUpDate, {
              planName: organisation.planName,
              signUpDate: formatDate(organisation.signUpDate),
            })}
            action={
              <>
                {mayVisit && <VisitButton access={access} onPress={() => setIsOpening(true)} />}
                {mayManage && !organisation.isBeingDeleted && (
                  <Menu
                    label={say(texts.moreActions)}
                    trigger={
                      <IconButton
                        label={say(texts.moreActions)}
                        variant="secondary"
                        icon={<Ellipsis aria-hidden="true" size={20} />}
                      />
                    }
                    groups={[
                      (
                        [
                          organisation.suspension === null ? 'suspend' : 'resume',
                          'export',
                          ...(mayRemove ? (['delete'] as const) : []),
                        ] as const
                      ).map((id) => ({ id, label: say(ORGANISATION_ACTIONS[id].label) })),
                    ]}
                    onAction={(id) => setActing(id as OrganisationAction)}
                  />
                )}
              </>
            }
          />
          <OrganisationState organisation={organisation} />
          {access && <VisitAccessBanner access={access} />}
          {isExpert && (
            <p className="mb-5 flex flex-wrap gap-x-6 gap-y-2">
              <TextLink isStandalone href={`/console/weaknesses?customer=${orgId}`}>
                {say(texts.weaknesses)}
              </TextLink>
              <TextLink isStandalone href={`/console/help-requests?customer=${orgId}&state=all`}>
                {say(texts.helpRequests)}
              </TextLink>
            </p>
          )}
          <div className="mb-5">
            <OrganisationPlanCard orgId={orgId} companyName={organisation.companyName} />
          </div>
          <div className="mb-5">
            <ExpertsCard organisation={organisation} />
          </div>
          <Card title={say(texts.title)} padding="none">
            <div className="px-4 pb-4 desktop:px-2">
              <PeopleTable
                people={organisation.people}
                onAction={mayHelp ? (person, action) => setAsked({ person, action }) : null}
              />
            </div>
          </Card>
        </>
      )}
      {acting && organisation && (
        <OrganisationActionDialog organisation={organisation} action={acting} onClose={() => setActing(null)} />
      )}
      {isOpening && organisation && (
        <VisitDialog
          orgId={orgId}
          companyName={organisation.companyName}
          access={access}
          onClose={() => setIsOpening(false)}
        />
      )}
      {asked && (
        <PasswordDialog
          title={say(PEOPLE_ACTIONS[asked.action].title)}
          confirmLabel={say(PEOPLE_ACTIONS[asked.action].confirmLabel)}
          isDanger
          onClose={() => setAsked(null)}
          onProved={(headers) => callApi(asked.action, { cognitoId: asked.person.cognitoId }, { headers })}
          told={{ done: PEOPLE_ACTIONS[asked.action].done(asked.person.email), refreshes: ['readOrganisation'] }}
        >
          {PEOPLE_ACTIONS[asked.action].explain(asked.person.email)}
        </PasswordDialog>
      )}
    </>
  );
}
