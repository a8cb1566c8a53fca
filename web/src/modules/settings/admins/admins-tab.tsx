import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { ActivityCard } from '../security/activity-card.tsx';
import { RequireSecondFactorCard } from '../security/require-second-factor-card.tsx';
import { VisitsCard } from '../visits/visits-card.tsx';
import { AdminsCard } from './admins-card.tsx';
import { INVITE_FORM, InviteDialog } from './invite-dialog.tsx';
import { InvitesCard } from './invites-card.tsx';

/** The people who may use the organization's portal, and who was invited. */
export function AdminsTab() {
  const [isInviting, setIsInviting] = useState(useHasKeptForm(INVITE_FORM));
  const { brandNameShort } = useBrand();
  const { isServiceSession } = useSessionState();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-2xl text-ink-soft">
          Every {brandNameShort} admin can see and administer the same modules, and manage other users.
        </p>
        {!isServiceSession && (
          <Button icon={<UserPlus aria-hidden="true" size={18} />} onPress={() => setIsInviting(true)}>
            Invite Admin
          </Button>
        )}
      </div>
      {isServiceSession && (
        <Banner title="You can look here, but you cannot change anyone.">
          Only the organization’s own admins can invite, change and remove people and decide how they sign in.
        </Banner>
      )}
      <AdminsCard />
      <InvitesCard />
      {!isServiceSession && <RequireSecondFactorCard />}
      <VisitsCard />
      <ActivityCard />
      <InviteDialog isOpen={isInviting && !isServiceSession} onClose={() => setIsInviting(false)} />
    </div>
  );
}
