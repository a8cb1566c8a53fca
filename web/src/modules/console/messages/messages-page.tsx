import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PUBLICATION_CHOICES } from '../concierge/publication-badge.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useListAddress } from '../use-list-address.ts';
import { messagesPage as texts } from './messages.texts.ts';
import { MessagesTable } from './messages-table.tsx';

/** Messages of the concierge to customers, newest first. Page, search and state are in the address. */
export default function MessagesPage() {
  usePageTitle(say(texts.messages));
  const address = useListAddress('/console/concierge-messages');
  const { page, search } = address;
  const state = address.value(
    'state',
    PUBLICATION_CHOICES.map(({ id }) => id),
    'all',
  );
  const { data, isError, refetch } = useCallQuery(
    'listConciergeMessages',
    { page, search, ...(state === 'all' ? {} : { state }) },
    { placeholderData: keepPreviousData },
  );
  return (
    <ConsoleList
      title={say(texts.messages)}
      what={say(texts.what)}
      searchLabel={say(texts.searchByTitle)}
      address={address}
      size={data?.data}
      isError={isError}
      onRetry={refetch}
      action={
        <LinkButton href="/console/concierge-messages/new" icon={<Plus aria-hidden="true" size={18} />}>
          {say(texts.newMessage)}
        </LinkButton>
      }
      filter={
        <Select
          label={say(texts.shownToCustomers)}
          options={sayLabels(PUBLICATION_CHOICES)}
          value={state}
          onChange={(next) => address.change({ state: next })}
        />
      }
    >
      {data && <MessagesTable rows={data.data.messages} isSearching={search !== '' || state !== 'all'} />}
    </ConsoleList>
  );
}
