import { useParams } from '@tanstack/react-router';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { letterOutcome } from './letter-outcome.ts';
import { letterPage as texts } from './letters.texts.ts';

/** While emails are put in the queue, the page asks again after this time. */
const WHILE_SENT_MS = 2000;

/** One letter: what it said, who sent it, and to how many it went. */
export default function LetterPage() {
  const { item: letterId = '' } = useParams({ strict: false });
  const { formatDateTime } = useFormatDate();
  const { data, isError, refetch } = useCallQuery(
    'readLetter',
    { letterId },
    { refetchInterval: ({ state }) => ((state.data?.data.waiting ?? 0) > 0 ? WHILE_SENT_MS : false) },
  );
  const letter = data?.data;
  usePageTitle(letter?.subject ?? say(texts.letter));
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (letter === undefined) return <Loading label={say(texts.loadingTheLetter)} />;
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/console/letters">
            {say(texts.allLetters)}
          </TextLink>
        }
        title={letter.subject}
        description={`${letter.sentBy}, ${formatDateTime(letter.sentAt)}`}
      />
      <p role="status" className="mb-5 font-semibold">
        {letterOutcome(letter)}
      </p>
      <Card title={say(texts.title)}>
        <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{letter.body}</p>
      </Card>
      <p className="mt-4 text-ink-soft text-sm">
        {say.parts(texts.toSeeWhetherEach, {
          link: (words) => (
            <TextLink key="link" href="/console/mails">
              {words}
            </TextLink>
          ),
        })}
      </p>
    </>
  );
}
