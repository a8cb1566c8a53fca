import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AboutTab } from './about/about-tab.tsx';
import { conciergeTabs as texts } from './concierge.texts.ts';
import { CONCIERGE_TABS, type ConciergeTab, tabPath } from './concierge-path.ts';
import { MessagesTab } from './messages/messages-tab.tsx';
import { RequestsTab } from './requests/requests-tab.tsx';
import { useUnread } from './use-unread.ts';
import { WeaknessesTab } from './weaknesses/weaknesses-tab.tsx';

const TITLES: Readonly<Record<ConciergeTab, Phrase>> = {
  messages: texts.messages,
  weaknesses: texts.weaknesses,
  requests: texts.helpRequests,
  about: texts.about,
};

const CONTENT: Readonly<Record<ConciergeTab, () => ReactNode>> = {
  messages: () => <MessagesTab />,
  weaknesses: () => <WeaknessesTab />,
  requests: () => <RequestsTab />,
  about: () => <AboutTab />,
};

type ConciergeTabsProps = {
  readonly selected: ConciergeTab;
  /** Beside the heading. */
  readonly links: ReactNode;
};

/** The tabs of the concierge, each with the number of what is new in it. */
export function ConciergeTabs({ selected, links }: ConciergeTabsProps) {
  const goTo = useGoTo();
  const unread = useUnread();
  usePageTitle(say(texts.pageTitle, { title: say(TITLES[selected]) }));
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} action={links} />
      <Tabs
        label={say(texts.title)}
        selected={selected}
        onChange={(id) => {
          if (id !== selected) goTo(tabPath(id));
        }}
        items={CONCIERGE_TABS.map((id) => ({
          id,
          label: say(TITLES[id]),
          aside: unread[id] > 0 && (
            <Badge tone="accent">
              {/* Phones have no room for the word beside four tabs. */}
              <span>
                {say.parts(texts.countNew, {
                  count: unread[id],
                  word: (words) => (
                    <span key="word" className="sr-only tablet:not-sr-only">
                      {words}
                    </span>
                  ),
                })}
              </span>
            </Badge>
          ),
          content: id === selected ? CONTENT[id]() : null,
        }))}
      />
    </>
  );
}
