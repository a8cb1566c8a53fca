import '../../../api/later-calls.ts';
import { today } from '@internationalized/date';
import { useLocation } from '@tanstack/react-router';
import { useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ObstacleBanner } from '../overview/obstacle-banner.tsx';
import { everywhere } from '../phishing.texts.ts';
import { draftOf, newDraft } from './campaign-draft.ts';
import { CampaignForm } from './campaign-form.tsx';
import { page as texts } from './new.texts.ts';

/** Plans a campaign, or changes one that has not begun: /phishing/new[?campaign={id}]. */
export default function NewCampaignPage() {
  const { searchStr } = useLocation();
  const { timeZone } = useBrand();
  const campaignId = new URLSearchParams(searchStr).get('campaign');
  const title = say(campaignId === null ? texts.title : texts.change);
  usePageTitle(title);
  const overview = useCallQuery('phishingOverview', {});
  const stored = useCallQuery('phishingCampaign', { campaignId: campaignId ?? '' }, { enabled: campaignId !== null });
  const isError = overview.isError || stored.isError;
  const isReady = overview.data !== undefined && (campaignId === null || stored.data !== undefined);
  const first =
    stored.data === undefined ? newDraft(today(timeZone).add({ days: 1 }).toString()) : draftOf(stored.data.data);
  const retry = () => Promise.all([overview.refetch(), stored.refetch()]);
  return (
    <>
      <PageHeading
        title={title}
        description={say(texts.description)}
        before={<TextLink href="/phishing">{say(everywhere.back)}</TextLink>}
      />
      {!isReady && isError && <LoadFailed what={say(texts.what)} onRetry={retry} />}
      {!isReady && !isError && <Loading label={say(everywhere.loading)} />}
      {isReady && (
        <div className="flex flex-col gap-6">
          <ObstacleBanner obstacle={overview.data.data.obstacle} />
          <CampaignForm key={campaignId} campaignId={campaignId} overview={overview.data.data} first={first} />
        </div>
      )}
    </>
  );
}
