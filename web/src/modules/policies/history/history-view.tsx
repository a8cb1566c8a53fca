import { say } from '../../../portal/texts/say.ts';
import { historyView as texts } from './history.texts.ts';
import './history.css';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { policyPath } from '../policy-path.ts';
import type { PolicyEvent } from '../policy-types.ts';
import { EVENT_WORDS } from './event-words.ts';
import { ReplacedDraftDialog } from './replaced-draft-dialog.tsx';

const listed = new Intl.ListFormat(say.locale, { type: 'unit' });

/** What happened to a policy: who, when and what changed, newest first (spec part 2, section 2). */
export function HistoryView({ policyId }: { readonly policyId: string }) {
  const [page, setPage] = useState(1);
  const query = useCallQuery('policyHistory', { policyType: policyId, page });
  if (query.isError) {
    return (
      <Banner
        kind="danger"
        title={say(texts.notLoaded)}
        isAlert
        action={
          <Button variant="secondary" size="small" onPress={() => query.refetch()}>
            {say(texts.tryAgain)}
          </Button>
        }
      />
    );
  }
  if (query.data === undefined) {
    return (
      <SkeletonGroup label={say(texts.loadingTheHistory)}>
        <Skeleton shape="block" count={3} />
      </SkeletonGroup>
    );
  }
  const { data: events, total, pageSize } = query.data;
  if (events.length === 0) {
    return <p className="text-ink-soft">{say(texts.nothingYet)}</p>;
  }
  return (
    <>
      <ol aria-label={say(texts.history)} className="policy-events">
        {events.map((event) => (
          <HistoryEntry key={event.id} event={event} policyId={policyId} />
        ))}
      </ol>
      {total > pageSize && (
        <Pagination
          label={say(texts.pagesOfTheHistory)}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={setPage}
        />
      )}
    </>
  );
}

type HistoryEntryProps = { readonly event: PolicyEvent; readonly policyId: string };

function HistoryEntry({ event, policyId }: HistoryEntryProps) {
  const { formatDateTime } = useFormatDate();
  const [isReading, setIsReading] = useState(false);
  const { icon: Icon, words, tone } = EVENT_WORDS[event.action];
  return (
    <li>
      <span aria-hidden="true" className={`policy-event-mark ${tone}`}>
        <Icon size={15} />
      </span>
      <p className="font-semibold">
        {say.parts(words, {
          version: event.version,
          link: (named) =>
            event.action === 'draftDeleted' ? (
              <span key="version">{named}</span>
            ) : (
              <TextLink key="version" href={policyPath(policyId, event.version)}>
                {named}
              </TextLink>
            ),
        })}
      </p>
      <p className="text-ink-soft text-sm">
        {say.parts(texts.byAt, {
          name: event.by,
          at: formatDateTime(event.at),
          time: (at) => (
            <time key="time" dateTime={event.at}>
              {at}
            </time>
          ),
        })}
      </p>
      <Changes event={event} />
      {event.replaced !== null && (
        <p className="mt-1">
          <Button variant="quiet" size="small" onPress={() => setIsReading(true)}>
            {say(texts.readReplaced, { name: event.replaced.by })}
          </Button>
        </p>
      )}
      {isReading && event.replaced !== null && (
        <ReplacedDraftDialog policyId={policyId} draft={event.replaced} onClose={() => setIsReading(false)} />
      )}
      {event.note !== '' && <p className="policy-event-note">{say(texts.note, { note: event.note })}</p>}
    </li>
  );
}

function Changes({ event: { fields, addedWords, removedWords } }: { readonly event: PolicyEvent }) {
  const words = [
    addedWords > 0 ? say(texts.wordsAdded, { count: addedWords }) : '',
    removedWords > 0 ? say(texts.wordsRemoved, { count: removedWords }) : '',
  ].filter((part) => part !== '');
  if (fields.length === 0 && words.length === 0) return null;
  return (
    <ul className="mt-1.5 flex flex-col gap-0.5 text-sm">
      {fields.length > 0 && <li>{say(texts.answered, { questions: fields.join(' · ') })}</li>}
      {words.length > 0 && <li>{listed.format(words)}</li>}
    </ul>
  );
}
