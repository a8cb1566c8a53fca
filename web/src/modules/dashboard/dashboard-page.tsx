import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { dashboardPage as texts } from './dashboard.texts.ts';
import { DashboardParts } from './dashboard-parts.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { greeting } from './greeting.ts';
import { useModuleActivity } from './use-module-activity.ts';

/** What to do next, and the modules at a glance. */
export default function DashboardPage() {
  usePageTitle(say(texts.dashboard));
  const { userData } = useProfile();
  const { data, isError, refetch } = useModuleActivity();
  return (
    <>
      <PageHeading title={greeting(new Date().getHours(), userData.firstName)} />
      {data !== undefined && <DashboardParts activity={data.data} />}
      {data === undefined && !isError && <DashboardSkeleton />}
      {data === undefined && isError && (
        <Banner
          kind="danger"
          title={say(texts.title)}
          action={
            <Button variant="secondary" size="small" onPress={() => refetch()}>
              {say(texts.tryAgain)}
            </Button>
          }
        />
      )}
    </>
  );
}
