import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { ActivityCard } from '../security/activity-card.tsx';
import { RequireSecondFactorCard } from '../security/require-second-factor-card.tsx';
import { SignOnCard } from '../sign-on/sign-on-card.tsx';
import { VisitsCard } from '../visits/visits-card.tsx';
import { adminsTab as texts } from './admins.texts.ts';
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
        <p className="max-w-2xl text-ink-soft">{say(texts.everyBrandNameShortAdminCan, { brandNameShort })}</p>
        {!isServiceSession && (
          <Button icon={<UserPlus aria-hidden="true" size={18} />} onPress={() => setIsInviting(true)}>
            {say(texts.inviteAdmin)}
          </Button>
        )}
      </div>
      {isServiceSession && <Banner title={say(texts.title)}>{say(texts.onlyTheOrganizationsOwn)}</Banner>}
      <AdminsCard />
      <InvitesCard />
      {!isServiceSession && <RequireSecondFactorCard />}
      {!isServiceSession && <SignOnCard />}
      <VisitsCard />
      <ActivityCard />
      <InviteDialog isOpen={isInviting && !isServiceSession} onClose={() => setIsInviting(false)} />
    </div>
  );
}
