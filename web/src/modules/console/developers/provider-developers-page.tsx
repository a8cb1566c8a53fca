import '../../../api/later-calls.ts';
import { useState } from 'react';
import { PROVIDER } from '../../../portal/developers/audience.ts';
import { type DeveloperTab, DeveloperTabs } from '../../../portal/developers/developer-tabs.tsx';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { providerDevelopersPage as texts } from './provider-developers.texts.ts';

/** The provider's tokens and webhooks, and the calls that they can make. */
export default function ProviderDevelopersPage() {
  usePageTitle(say(texts.title));
  const [tab, setTab] = useState<DeveloperTab>('tokens');
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      <DeveloperTabs audience={PROVIDER} selected={tab} onChange={setTab} />
    </>
  );
}
