import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { ExpertViewCard } from '../experts/expert-view-card.tsx';
import { useSave } from '../use-save.ts';
import { type Colleague, type ColleagueAction, ColleagueDialog } from './colleague-dialog.tsx';
import { INVITE_STAFF_FORM, InviteStaffDialog } from './invite-staff-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { staffPage as texts } from './staff.texts.ts';
import { StaffInvitesTable } from './staff-invites-table.tsx';
import { StaffTable } from './staff-table.tsx';

/** The provider's staff: who they are, and how colleagues come and go. For owners. */
export default function StaffPage() {
  usePageTitle(say(texts.staff));
  const { data, isError, refetch } = useCallQuery('listStaff', {});
  const { save } = useSave('listStaff');
  const [invited, setInvited] = useState<{ readonly email: string } | null>(
    useHasKeptForm(INVITE_STAFF_FORM) ? { email: '' } : null,
  );
  const [asked, setAsked] = useState<{ colleague: Colleague; action: ColleagueAction } | null>(null);
  const invites = data?.data.invites ?? [];
  return (
    <>
      <PageHeading
        title={say(texts.staff)}
        description={say(texts.description)}
        action={
          <Button icon={<UserPlus aria-hidden="true" size={18} />} onPress={() => setInvited({ email: '' })}>
            {say(texts.inviteAColleague)}
          </Button>
        }
      />
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data === undefined && !isError && (
        <SkeletonGroup label={say(texts.loadingTheStaff)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && (
        <div className="flex flex-col gap-6">
          <Card padding="none">
            <StaffTable staff={data.data.staff} onAction={(colleague, action) => setAsked({ colleague, action })} />
          </Card>
          {invites.length > 0 && (
            <Card title={say(texts.title)} padding="none">
              <div className="px-4 pb-4 desktop:px-2">
                <StaffInvitesTable
                  invites={invites}
                  onResend={({ email }) => setInvited({ email })}
                  onCancel={({ staffInviteId }) =>
                    save(() => callApi('cancelStaffInvite', { staffInviteId }), say(texts.theLinkNoLonger))
                  }
                />
              </div>
            </Card>
          )}
          <ExpertViewCard />
        </div>
      )}
      {invited && <InviteStaffDialog email={invited.email} onClose={() => setInvited(null)} />}
      {asked?.action === 'changeRole' && <RoleDialog colleague={asked.colleague} onClose={() => setAsked(null)} />}
      {asked && asked.action !== 'changeRole' && (
        <ColleagueDialog colleague={asked.colleague} action={asked.action} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
