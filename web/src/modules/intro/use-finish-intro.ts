import type { OrgGoals } from '@portal/domain/profile/org-goals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { showFailure } from '../../api/show-failure.ts';
import { callKey } from '../../api/use-call.ts';
import { noteDialogOpened } from '../../portal/one-dialog.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { useSessionState } from '../../portal/use-session-state.ts';

/** Between storing that the introduction was seen and saving the goals (spec part 1, section 9). */
const pauseMs = 100;

/**
 * Ends the introduction: stores that it was seen, then the goals, then goes to the dashboard. Who skips it, with null, has chosen
 * no goals. What was new before somebody came is nothing new to them. Nothing is stored in a
 * service session.
 */
export function useFinishIntro(): (goals: OrgGoals | null) => Promise<void> {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const { isServiceSession, cognitoId } = useSessionState();

  const showInCache = (goals: OrgGoals | null) => {
    queryClient.setQueryData<CallOutput<'getCustomerPortalData'>>(
      callKey('getCustomerPortalData', {}),
      (known) =>
        known && {
          ...known,
          data: {
            ...known.data,
            introViewed: { ...known.data.introViewed, dashboard: true },
            cybermaturity: { ...known.data.cybermaturity, hasSeenReleaseNotes: true },
          },
        },
    );
    queryClient.setQueryData<CallOutput<'profileCheck'>>(
      callKey('profileCheck', {}),
      (known) =>
        known && {
          ...known,
          userData: { ...known.userData, orgGoals: goals ?? known.userData.orgGoals, hasSeenOrgGoals: true },
        },
    );
  };

  return async (goals) => {
    try {
      if (!isServiceSession) {
        await callApi('updateCustomerPortalData', {
          introViewed: { dashboard: true },
          cybermaturity: { hasSeenReleaseNotes: true },
        });
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        await callApi('editUser', { ...(goals === null ? {} : { orgGoals: goals }), hasSeenOrgGoals: true });
      }
    } catch (error) {
      showFailure(error);
      return;
    }
    showInCache(goals);
    noteDialogOpened(cognitoId);
    goTo('/', { replace: true });
  };
}
