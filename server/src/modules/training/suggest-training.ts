import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { TrainingFacts } from './reports/training-facts.store.ts';
import { nextActions } from './training.texts.ts';

const SERVES = [
  'proactivelyProtectMyOrganization',
  'meetContractualObligations',
  'meetRegulatoryRequirements',
  'learnMoreAboutCyberSecurity',
] as const;

/** What there is to do about the team's training. */
export function suggestTraining({ people, late }: TrainingFacts, say: Say): SuggestedAction[] {
  if (people === 0) {
    return [
      {
        key: 'training.first-people',
        urgency: 'later',
        title: say(nextActions.addTeam),
        reason: say(nextActions.addTeamReason),
        minutes: 5,
        href: '/training/team',
        serves: SERVES,
      },
    ];
  }
  if (late === 0) return [];
  return [
    {
      key: 'training.overdue',
      urgency: 'soon',
      title: say(nextActions.overdue, { count: late }),
      reason: say(nextActions.overdueReason),
      minutes: 5,
      href: '/training/reports',
      serves: SERVES,
      raises: ['trained-yearly'],
    },
  ];
}
