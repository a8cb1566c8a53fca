import '../../../api/later-calls.ts';
import { Plus } from 'lucide-react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { Overview } from '../phishing-types.ts';
import { NotReady } from '../start/not-ready.tsx';
import { TurnOnCard } from '../start/turn-on-card.tsx';
import { CampaignsCard } from './campaigns-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ObstacleBanner } from './obstacle-banner.tsx';
import { page as texts } from './overview.texts.ts';
import { ProgressPart } from './progress-part.tsx';

/** How people deal with practice mails: /phishing. */
export default function PhishingPage() {
  usePageTitle(say(texts.title));
  const { isServiceSession } = useSessionState();
  const query = useCallQuery('phishingOverview', {});
  const overview = query.data?.data;
  const isOn = overview?.settings.isOn === true;
  return (
    <>
      <PageHeading
        title={say(texts.title)}
        description={say(texts.description)}
        action={
          isOn && !isServiceSession ? (
            <LinkButton href="/phishing/new" icon={<Plus aria-hidden="true" size={18} />}>
              {say(texts.newCampaign)}
            </LinkButton>
          ) : undefined
        }
      />
      {overview === undefined && query.isError && <LoadFailed what={say(everywhere.what)} onRetry={query.refetch} />}
      {overview === undefined && !query.isError && (
        <SkeletonGroup label={say(everywhere.loading)}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {overview !== undefined && (isOn ? <Running overview={overview} /> : <Off overview={overview} />)}
    </>
  );
}

function Off({ overview }: { readonly overview: Overview }) {
  if (overview.obstacle === 'no-sender') return <NotReady />;
  return (
    <div className="flex flex-col gap-6">
      <ObstacleBanner obstacle={overview.obstacle} />
      <TurnOnCard revision={overview.settings.revision} />
    </div>
  );
}

function Running({ overview }: { readonly overview: Overview }) {
  return (
    <div className="flex flex-col gap-6">
      <nav aria-label={say(texts.parts)} className="-mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {(['templates', 'allow-list', 'settings'] as const).map((place) => (
          <TextLink key={place} isStandalone href={`/phishing/${place}`}>
            {say(texts[place])}
          </TextLink>
        ))}
      </nav>
      <ObstacleBanner obstacle={overview.obstacle} />
      <FirstSteps overview={overview} />
      <ProgressPart />
      <CampaignsCard />
    </div>
  );
}
