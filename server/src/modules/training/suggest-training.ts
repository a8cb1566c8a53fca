import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { TrainingFacts } from './reports/training-facts.store.ts';

const SERVES = [
  'proactivelyProtectMyOrganization',
  'meetContractualObligations',
  'meetRegulatoryRequirements',
  'learnMoreAboutCyberSecurity',
] as const;

/** What there is to do about the team's training. */
export function suggestTraining({ people, late }: TrainingFacts): SuggestedAction[] {
  if (people === 0) {
    return [
      {
        key: 'training.first-people',
        urgency: 'later',
        title: 'Add your team to the security training',
        reason:
          'Most attacks start with a person. A short course each month keeps everyone alert; paste your list to start.',
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
      title:
        late === 1
          ? 'Talk to the one person whose training is overdue'
          : `Talk to the ${late} people whose training is overdue`,
      reason: 'They are reminded by email every week. A word from you and ten minutes of time work better.',
      minutes: 5,
      href: '/training/reports',
      serves: SERVES,
      raises: ['trained-yearly'],
    },
  ];
}
