import '../../../api/later-calls.ts';
import { isTrialExpired } from '@portal/domain/plans/trial.ts';
import { Suspense, useEffect, useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { lazyAside } from '../../../portal/lazy-aside.ts';
import { hasDialogOpened, noteDialogOpened } from '../../../portal/one-dialog.ts';
import { useSessionQuery } from '../../../portal/use-session-state.ts';
import { useSubscriptionQuery } from '../../../portal/use-subscription.ts';
import { areReleaseNotesDue, isRoadBlockDue } from './due-dialog.ts';
import { useMaturityFlags } from './use-maturity-flags.ts';

// Most visits show neither, and dialogs are a tenth of the first page.
const ReleaseNotesModal = lazyAside(() => import('./release-notes-modal.tsx'));
const RoadBlockModal = lazyAside(() => import('./road-block-modal.tsx'));

const SKIPPED_KEY = 'maturity-road-block-skipped';

type DashboardDialogsProps = {
  /** Something else is to be said first: then these wait for another visit. Undefined while that is not known. */
  readonly isOtherDialogDue: boolean | undefined;
};

/** Release notes or the road block of cyber maturity: at most one a session, and never over another dialog. */
export default function DashboardDialogs({ isOtherDialogDue }: DashboardDialogsProps) {
  // Signing out leads here from any page, and nothing is known any more by then.
  const session = useSessionQuery().data;
  const plan = useSubscriptionQuery().data?.data.plans;
  const cognitoId = session?.cognitoId ?? '';
  const { flags, setFlags } = useMaturityFlags();
  const zimm = useCallQuery('getModuleActivity', {}).data?.data.zimm;
  const [shown, setShown] = useState<'release-notes' | 'road-block' | 'nothing' | null>(null);

  const due = () => {
    if (session === undefined || plan === undefined) return null;
    if (flags === undefined || zimm === undefined || isOtherDialogDue === undefined) return null;
    const { modules, subscriptionStatus, expirationDate } = plan;
    if (isOtherDialogDue || zimm === null || hasDialogOpened(cognitoId)) return 'nothing';
    const expiresAt = expirationDate === null ? null : new Date(expirationDate);
    const facts = {
      moduleStatus: modules.cybermaturity,
      isSignedIn: session.authenticated,
      isTrialExpired: isTrialExpired(subscriptionStatus, expiresAt, new Date()),
      hasSeenReleaseNotes: flags.hasSeenReleaseNotes === true,
      isReleaseNotesOpen: false,
      dontShowRoadBlock: flags.dontShowRoadBlock === true,
      wasSkipped: sessionStorage.getItem(SKIPPED_KEY) === cognitoId,
      isCompleted: zimm.assessmentStatus === 'completed',
    };
    if (areReleaseNotesDue(facts)) return 'release-notes';
    return isRoadBlockDue(facts) ? 'road-block' : 'nothing';
  };
  const next = shown === null ? due() : shown;
  const isDue = next === 'release-notes' || next === 'road-block';
  const notices = useCallQuery('readNotices', {}, { enabled: isDue, staleTime: Number.POSITIVE_INFINITY }).data?.data;
  const isReady = shown === null && (next === 'nothing' || (next !== null && notices !== undefined));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is decided once a visit, when everything is there
  useEffect(() => {
    if (!isReady) return;
    // Whatever somebody has opened meanwhile goes first.
    const isBusy = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    setShown(isBusy ? 'nothing' : next);
    if (!isBusy && next !== 'nothing') noteDialogOpened(cognitoId);
    if (!isBusy && next === 'release-notes') setFlags({ hasSeenReleaseNotes: true });
  }, [isReady]);

  if (notices === undefined || shown === null || shown === 'nothing') return null;
  return (
    <Suspense>
      {shown === 'release-notes' ? (
        <ReleaseNotesModal notes={notices.releaseNotes} onClose={() => setShown('nothing')} />
      ) : (
        <RoadBlockModal
          text={notices.roadBlock}
          percentDone={zimm?.percentDone ?? 0}
          nextElementPath={zimm?.lastUpdated == null ? null : (zimm.nextQuestion?.elementPath ?? null)}
          onClose={(isForGood) => {
            setShown('nothing');
            sessionStorage.setItem(SKIPPED_KEY, cognitoId);
            if (isForGood) setFlags({ dontShowRoadBlock: true });
          }}
        />
      )}
    </Suspense>
  );
}
