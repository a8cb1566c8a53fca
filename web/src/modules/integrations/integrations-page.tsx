import '../../api/later-calls.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ChannelsCard } from './channels/channels-card.tsx';
import { integrationsPage as texts } from './integrations.texts.ts';

/** Where the portal meets what a firm uses already: /integrations. */
export default function IntegrationsPage() {
  usePageTitle(say(texts.title));
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      <div className="flex flex-col gap-6">
        <ChannelsCard />
        <ul className="flex flex-col gap-1">
          <li>
            <TextLink isStandalone href="/developers">
              {say(texts.programs)}
            </TextLink>
          </li>
          <li>
            <TextLink isStandalone href="/calendar">
              {say(texts.calendar)}
            </TextLink>
          </li>
        </ul>
      </div>
    </>
  );
}
