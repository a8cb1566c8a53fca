import { HOME_PARTS } from '../../portal/modules/home-part.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { ConciergeCard } from './concierge-card.tsx';
import { HelpCard } from './help-card.tsx';
import { InactiveCard } from './inactive-card.tsx';
import { MaturityCard } from './maturity-card.tsx';
import { MonitoringCard } from './monitoring-card.tsx';
import { NextActionsCard } from './next-actions-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { PoliciesCard } from './policies-card.tsx';
import { ProofCard } from './proof-card.tsx';
import { TrainingCard } from './training-card.tsx';
import type { ModuleActivity } from './use-module-activity.ts';

const CARDS = HOME_PARTS.flatMap(({ card }) => card ?? []);

type DashboardCardsProps = { readonly activity: ModuleActivity };

/** The cards on a grid of twelve columns (spec part 1, sections 2 and 9). */
export function DashboardCards({ activity }: DashboardCardsProps) {
  const { modules } = useSubscription();
  return (
    <div className="grid grid-cols-12 gap-5 tablet:gap-6">
      <div className="col-span-12 grid content-start gap-5 tablet:gap-6 desktop:col-span-8">
        <NextActionsCard actions={activity.nextActions} />
        {activity.zimm !== null && <MaturityCard summary={activity.zimm} />}
        {activity.zimm === null && modules.cybermaturity !== 'NOT_AVAILABLE' && (
          <InactiveCard
            title="Cyber Maturity"
            text="Plain questions show where your company stands, what its weakest point is, and what to do in the next 90 days."
          />
        )}
        {activity.monitoring !== null && <MonitoringCard summary={activity.monitoring} />}
        {activity.monitoring === null && modules.monitoring !== 'NOT_AVAILABLE' && (
          <InactiveCard
            title="Website Scans"
            text="Find weak spots of your website before others do, with steps to fix each of them."
          />
        )}
        {activity.compliance !== null && <PoliciesCard summary={activity.compliance} />}
        {activity.compliance === null && modules.compliance !== 'NOT_AVAILABLE' && (
          <InactiveCard
            title="Security Policies"
            text="Complete policies in plain words, made yours by a few questions, approved and ready to hand out."
          />
        )}
        {activity.training !== null && <TrainingCard summary={activity.training} />}
        {activity.training === null && modules.training !== 'NOT_AVAILABLE' && (
          <InactiveCard
            title="Training"
            text="Twelve short courses a year, with exercises and certificates, that make your team hard to fool."
          />
        )}
      </div>
      <div className="col-span-12 grid content-start gap-5 tablet:grid-cols-2 tablet:gap-6 desktop:col-span-4 desktop:grid-cols-1">
        {activity.cyberConcierge !== null && <ConciergeCard summary={activity.cyberConcierge} />}
        {activity.cyberConcierge === null && modules.cyberconcierge !== 'NOT_AVAILABLE' && (
          <InactiveCard
            title="Cyber Concierge"
            text="Security people on your side: they tell you what matters and answer your questions."
          />
        )}
        {CARDS.map(({ module, title, Card, inactiveText }) => {
          if (modules[module] === 'ACTIVE') return <Card key={title} />;
          return modules[module] === 'INACTIVE' && <InactiveCard key={title} title={title} text={inactiveText} />;
        })}
        <ProofCard />
        <PlanCard />
        <HelpCard />
      </div>
    </div>
  );
}
