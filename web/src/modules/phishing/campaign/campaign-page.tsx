import '../../../api/later-calls.ts';
import { useParams } from '@tanstack/react-router';
import { isApiError } from '../../../api/api-error.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CampaignBadge } from '../campaign-badge.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { Campaign } from '../phishing-types.ts';
import { ResultsButtons } from '../results-buttons.tsx';
import { page as texts } from './campaign.texts.ts';
import { CampaignFigures } from './campaign-figures.tsx';
import { ByDepartment, ByTemplate } from './figure-tables.tsx';
import { PeopleCard } from './people-card.tsx';
import { StopCampaign } from './stop-campaign.tsx';

/** Of a campaign under way, figures are read anew so often. */
const RUNNING_MS = 30_000;

/** One campaign with its figures: /phishing/{campaign}. */
export default function CampaignPage() {
  const { campaign: campaignId = '' } = useParams({ strict: false }) as { readonly campaign?: string };
  const query = useCallQuery(
    'phishingCampaign',
    { campaignId },
    { refetchInterval: ({ state }) => (state.data?.data.state === 'running' ? RUNNING_MS : false) },
  );
  const campaign = query.data?.data;
  usePageTitle(campaign?.name ?? say(texts.title));
  if (campaign !== undefined) return <CampaignView campaign={campaign} />;
  const isUnknown = isApiError(query.error) && [400, 404].includes(query.error.status);
  return (
    <>
      <PageHeading title={say(texts.title)} before={<TextLink href="/phishing">{say(everywhere.back)}</TextLink>} />
      {!query.isError && <Loading label={say(texts.loading)} />}
      {query.isError && !isUnknown && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {isUnknown && (
        <Card>
          <EmptyState title={say(texts.unknown)}>{say(texts.unknownHint)}</EmptyState>
        </Card>
      )}
    </>
  );
}

function CampaignView({ campaign }: { readonly campaign: Campaign }) {
  const { isServiceSession } = useSessionState();
  const { formatDateTime } = useFormatDate();
  const { campaignId, name, state, startsOn, endsOn, departments, madeBy, stoppedAt } = campaign;
  const day = (iso: string) => formatDay(iso, say.locale);
  const isOpen = state === 'planned' || state === 'running';
  const whom = departments.length === 0 ? say(texts.wholeTeam) : new Intl.ListFormat(say.locale).format(departments);
  return (
    <>
      <PageHeading
        title={name}
        description={
          <>
            <CampaignBadge state={state} />{' '}
            {say(texts.facts, { first: day(startsOn), last: day(endsOn), name: madeBy })} · {whom}
          </>
        }
        before={<TextLink href="/phishing">{say(everywhere.back)}</TextLink>}
        action={
          isOpen && !isServiceSession ? (
            <>
              {state === 'planned' && (
                <LinkButton variant="secondary" href={`/phishing/new?campaign=${campaignId}`}>
                  {say(texts.change)}
                </LinkButton>
              )}
              <StopCampaign campaignId={campaignId} />
            </>
          ) : undefined
        }
      />
      <div className="flex flex-col gap-6">
        {state === 'planned' && <Banner>{say(texts.plannedHint)}</Banner>}
        {stoppedAt !== null && (
          <Banner kind="warning">{say(texts.stoppedOn, { time: formatDateTime(stoppedAt) })}</Banner>
        )}
        <CampaignFigures figures={campaign.figures} />
        <ByTemplate rows={campaign.byTemplate} />
        <ByDepartment rows={campaign.byDepartment} />
        <PeopleCard people={campaign.people} />
        {state !== 'planned' && <ResultsButtons campaignId={campaignId} />}
      </div>
    </>
  );
}
