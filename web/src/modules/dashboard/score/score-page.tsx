import { say } from '../../../portal/texts/say.ts';
import { scorePage as texts } from './score.texts.ts';
import '../../../api/later-calls.ts';
import { FileText } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ScoreCard } from './score-card.tsx';
import { ScoreRules } from './score-rules.tsx';
import { ScoreTable } from './score-table.tsx';
import { ScoreTopicCard } from './score-topic-card.tsx';

/** How the score is made, open to everybody who has one: /score. */
export default function ScorePage() {
  usePageTitle(say(texts.howTheScoreWorks));
  const query = useCallQuery('getScore', {});
  return (
    <>
      <PageHeading
        title={say(texts.howTheScoreWorks)}
        description={say(texts.description)}
        before={
          <TextLink isStandalone href="/">
            {say(texts.dashboard)}
          </TextLink>
        }
        action={
          <LinkButton
            href={callAddress('downloadSecurityPage', {})}
            download
            variant="secondary"
            icon={<FileText aria-hidden="true" size={18} />}
          >
            {say(texts.onOnePagePdf)}
          </LinkButton>
        }
      />
      {query.data ? (
        <div className="grid gap-5">
          <ScoreCard score={query.data.data.score} isOnOwnPage />
          <ScoreRules />
          <ScoreTable days={query.data.data.score.days} />
          {query.data.data.topics.map((topic) => (
            <ScoreTopicCard key={topic.topic} topic={topic} />
          ))}
        </div>
      ) : query.isError ? (
        <LoadFailed what={say(texts.what)} onRetry={query.refetch} />
      ) : (
        <Loading label={say(texts.loadingTheScore)} />
      )}
    </>
  );
}
