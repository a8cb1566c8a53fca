import type { Phrase } from '@portal/domain/texts/texts.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Benefits } from './benefits.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { RatingFailed } from './rating-failed.tsx';
import { RatingLoading } from './rating-loading.tsx';
import { ratingsTabs as texts } from './ratings.texts.ts';
import { RATINGS_TABS, type RatingsTab, tabPath } from './ratings-path.ts';
import type { RatingData } from './ratings-types.ts';
import { ReportDialogs } from './snapshot/report-dialogs.tsx';
import { type Reports, useReports } from './snapshot/use-reports.ts';
import { useRating } from './use-rating.ts';

const DetailsTab = lazy(() => import('./details/details-tab.tsx'));
const ReportsTab = lazy(() => import('./reports/reports-tab.tsx'));

const TITLES: Readonly<Record<RatingsTab, Phrase>> = {
  overview: texts.overview,
  details: texts.individualAnalysis,
  reports: texts.reports,
};

type RatingsTabsProps = { readonly selected: RatingsTab; readonly links: ReactNode };

/** The three views of the rating, with what stands around them. */
export function RatingsTabs({ selected, links }: RatingsTabsProps) {
  const goTo = useGoTo();
  const used = useRating();
  const reports = useReports(used);
  const { view, companyUrl } = used;
  usePageTitle(say(texts.pageTitle, { title: say(TITLES[selected]) }));

  const content = () => {
    switch (view.kind) {
      case 'loading':
        return <RatingLoading companyUrl={companyUrl} />;
      case 'failed':
        return (
          <RatingFailed
            rating={view.rating}
            companyUrl={companyUrl}
            onRetry={() => (view.rating === null ? used.reload() : used.load(companyUrl))}
            onChangeAddress={reports.askForCompany}
          />
        );
      case 'shown':
        return <TabContent tab={selected} rating={view.rating} companyUrl={companyUrl} reports={reports} />;
    }
  };
  return (
    <>
      <PageHeading title={say(texts.title)} action={links} />
      <Benefits />
      <Tabs
        label={say(texts.title)}
        selected={selected}
        onChange={(id) => {
          if (id !== selected) goTo(tabPath(id));
        }}
        items={RATINGS_TABS.map((id) => ({ id, label: say(TITLES[id]), content: id === selected ? content() : null }))}
      />
      <ReportDialogs reports={reports} />
    </>
  );
}

type TabContentProps = {
  readonly tab: RatingsTab;
  readonly rating: RatingData;
  readonly companyUrl: string;
  readonly reports: Reports;
};

function TabContent({ tab, ...shown }: TabContentProps) {
  switch (tab) {
    case 'overview':
      return <OverviewTab {...shown} />;
    case 'details':
      return (
        <Suspense fallback={<Loading label={say(texts.loadingTheRiskVectors)} />}>
          <DetailsTab {...shown} />
        </Suspense>
      );
    case 'reports':
      return (
        <Suspense fallback={<Loading label={say(texts.loadingTheReports)} />}>
          <ReportsTab {...shown} />
        </Suspense>
      );
  }
}
