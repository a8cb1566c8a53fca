import '../../../api/later-calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { everywhere } from '../phishing.texts.ts';
import { DomainsCard } from './domains-card.tsx';
import { NamesCard } from './names-card.tsx';
import { ReportCard } from './report-card.tsx';
import { ReportedCard } from './reported-card.tsx';
import { page as texts } from './settings.texts.ts';
import { TurnOffCard } from './turn-off-card.tsx';

/** Domains, reporting, and who is named: /phishing/settings. */
export default function SettingsPage() {
  usePageTitle(say(texts.title));
  const { isServiceSession } = useSessionState();
  const query = useCallQuery('phishingOverview', {});
  const overview = query.data?.data;
  return (
    <>
      <PageHeading
        title={say(texts.title)}
        description={say(texts.description)}
        before={<TextLink href="/phishing">{say(everywhere.back)}</TextLink>}
      />
      {overview === undefined && query.isError && <LoadFailed what={say(everywhere.what)} onRetry={query.refetch} />}
      {overview === undefined && !query.isError && <Loading label={say(everywhere.loading)} />}
      {overview !== undefined && (
        <div className="flex flex-col gap-6">
          <DomainsCard domains={overview.domains} />
          <ReportCard overview={overview} />
          <ReportedCard />
          {overview.settings.isOn && !isServiceSession && (
            <>
              <NamesCard key={overview.settings.revision} settings={overview.settings} />
              <TurnOffCard revision={overview.settings.revision} />
            </>
          )}
        </div>
      )}
    </>
  );
}
