import '../../api/later-calls.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ChannelsCard } from './channels/channels-card.tsx';
import { DeskCard } from './desk/desk-card.tsx';
import { FeedCard } from './feed/feed-card.tsx';
import { integrationsPage as texts } from './integrations.texts.ts';

/** Where the portal meets what a firm uses already: /integrations. */
export default function IntegrationsPage() {
  usePageTitle(say(texts.title));
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      <div className="flex flex-col gap-6">
        <ChannelsCard />
        <DeskCard />
        <FeedCard />
        <p>
          <TextLink isStandalone href="/developers">
            {say(texts.programs)}
          </TextLink>
        </p>
      </div>
    </>
  );
}
