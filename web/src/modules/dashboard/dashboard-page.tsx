import { useCallQuery } from '../../api/use-call.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { greeting } from './greeting.ts';
import { HelpCard } from './help-card.tsx';
import { InactiveCard } from './inactive-card.tsx';
import { MonitoringCard } from './monitoring-card.tsx';
import { PlanCard } from './plan-card.tsx';

/** The modules at a glance, on a grid of twelve columns (spec part 1, sections 2 and 9). */
export default function DashboardPage() {
  usePageTitle('Dashboard');
  const { userData, companyData } = useProfile();
  const { modules } = useSubscription();
  const hasMonitoring = modules.monitoring === 'ACTIVE';
  const { isPending } = useCallQuery('getMonitoringSummary', {}, { enabled: hasMonitoring });
  // What stands below a card on a phone would move when the card learns how much it has to say.
  const isSettled = !hasMonitoring || !isPending;
  return (
    <>
      <PageHeading
        title={greeting(new Date().getHours(), userData.firstName)}
        description={`This is how ${companyData?.companyName ?? 'your organization'} is doing.`}
      />
      <div className="grid grid-cols-12 gap-5 tablet:gap-6">
        {modules.monitoring !== 'NOT_AVAILABLE' && (
          <div className="col-span-12 grid desktop:col-span-8">
            {hasMonitoring ? (
              <MonitoringCard />
            ) : (
              <InactiveCard
                title="Website Scans"
                text="Find weak spots of your website before others do, with steps to fix each of them."
              />
            )}
          </div>
        )}
        {isSettled && (
          <div className="col-span-12 grid content-start gap-5 tablet:grid-cols-2 tablet:gap-6 desktop:col-span-4 desktop:grid-cols-1">
            <PlanCard />
            <HelpCard />
          </div>
        )}
      </div>
    </>
  );
}
