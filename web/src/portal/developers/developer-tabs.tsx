import { Tabs } from '../../ui/tabs.tsx';
import { say } from '../texts/say.ts';
import { AssistantPanel } from './assistant/assistant-panel.tsx';
import { type Audience, FIRM } from './audience.ts';
import { CallsPanel } from './calls/calls-panel.tsx';
import { developerTabs as texts } from './developers.texts.ts';
import { DirectoryPanel } from './directory/directory-panel.tsx';
import { TokensPanel } from './tokens/tokens-panel.tsx';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';

export const DEVELOPER_TABS = ['tokens', 'assistant', 'webhooks', 'calls', 'directory'] as const;
export type DeveloperTab = (typeof DEVELOPER_TABS)[number];

type DeveloperTabsProps = {
  readonly audience: Audience;
  readonly selected: DeveloperTab;
  readonly onChange: (tab: DeveloperTab) => void;
};

/** Tokens, webhooks and calls, and the way for assistants, of a firm or of the provider. */
export function DeveloperTabs({ audience, selected, onChange }: DeveloperTabsProps) {
  return (
    <Tabs
      label={say(texts.label)}
      selected={selected}
      onChange={(tab) => {
        if (tab !== selected) onChange(tab);
      }}
      items={[
        { id: 'tokens', label: say(texts.tokens), content: <TokensPanel audience={audience} /> },
        { id: 'assistant', label: say(texts.assistant), content: <AssistantPanel audience={audience} /> },
        { id: 'webhooks', label: say(texts.webhooks), content: <WebhooksPanel audience={audience} /> },
        { id: 'calls', label: say(texts.calls), content: <CallsPanel /> },
        ...(audience === FIRM
          ? [{ id: 'directory' as const, label: say(texts.directory), content: <DirectoryPanel /> }]
          : []),
      ]}
    />
  );
}
