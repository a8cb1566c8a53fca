import { useEffect } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { RichText } from '../../../portal/rich-text.tsx';
import { NeedHelpButton } from '../../../portal/support/need-help-button.tsx';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { tabPath } from '../concierge-path.ts';
import { useRefreshLists } from '../use-concierge-calls.ts';
import { useLeadAway } from '../use-lead-away.ts';
import { messagePage as texts } from './messages.texts.ts';

/** One message: /concierge/messages/{conciergeMessageId}. */
export function MessagePage({ conciergeMessageId }: { readonly conciergeMessageId: string }) {
  const { formatDate } = useFormatDate();
  const refreshLists = useRefreshLists();
  const query = useCallQuery('cyberConciergeAlert', { conciergeMessageId }, { staleTime: 0 });
  const message = query.data?.data;
  usePageTitle(message?.title ?? say(texts.message));
  useLeadAway(query, tabPath('messages'));

  const isRead = message !== undefined;
  useEffect(() => {
    if (isRead) refreshLists('cyberConciergeAlerts');
  }, [isRead, refreshLists]);

  if (message === undefined) return <Loading label={say(texts.loadingTheMessage)} />;
  return (
    <>
      <PageHeading
        before={
          <Breadcrumb list={{ label: say(texts.messages), href: tabPath('messages') }} here={say(texts.message)} />
        }
        title={message.title}
        description={formatDate(message.publishedAt)}
        action={<NeedHelpButton about={{ kind: 'general', label: message.title }} />}
      />
      <Card>
        <div className="max-w-3xl">
          <RichText blocks={message.body} topLevel={2} />
        </div>
      </Card>
    </>
  );
}
