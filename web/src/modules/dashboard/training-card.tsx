import { GraduationCap } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import type { TrainingSummary } from './use-module-activity.ts';

type TrainingCardProps = { readonly summary: TrainingSummary };

/** How the team's training stands: is somebody late, and how many have finished their year. */
export function TrainingCard({ summary: { teamMembers, isFinished, overdue } }: TrainingCardProps) {
  const upToDate = teamMembers - overdue;
  return (
    <Card
      title="Training"
      icon={<GraduationCap size={20} />}
      aside={
        teamMembers > 0 && (
          <Badge tone={overdue > 0 ? 'danger' : 'success'}>{overdue > 0 ? `${overdue} overdue` : 'Up to date'}</Badge>
        )
      }
      footer={
        <LinkButton variant="soft" href={overdue > 0 ? '/training/team?state=overdue' : '/training'}>
          {teamMembers === 0 ? 'Bring Your Team on Board' : overdue > 0 ? 'Show Who Is Overdue' : 'Show the Team'}
        </LinkButton>
      }
    >
      {teamMembers === 0 ? (
        <p className="text-ink-soft">
          Ten minutes a month make your team hard to fool. Add people, and each gets a mail with a personal link.
        </p>
      ) : (
        <>
          <ProgressBar
            label="Up to date"
            value={(upToDate / teamMembers) * 100}
            valueLabel={`${upToDate} of ${teamMembers}`}
            tone={overdue > 0 ? 'accent' : 'success'}
          />
          <p className="mt-3 text-ink-soft text-sm">
            {isFinished === 0 ? 'Nobody has' : isFinished === 1 ? 'One person has' : `${isFinished} people have`}{' '}
            finished the whole year{isFinished === 0 ? ' yet' : ''}.
          </p>
        </>
      )}
    </Card>
  );
}
