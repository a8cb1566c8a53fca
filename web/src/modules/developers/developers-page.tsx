import '../../api/later-calls.ts';
import { useParams } from '@tanstack/react-router';
import { FIRM } from '../../portal/developers/audience.ts';
import { DEVELOPER_TABS, DeveloperTabs } from '../../portal/developers/developer-tabs.tsx';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { developersPage as texts } from './developers.texts.ts';

/** The firm's tokens, webhooks and the calls of the public interface: /developers. */
export default function DevelopersPage() {
  const { tab } = useParams({ strict: false });
  const goTo = useGoTo();
  usePageTitle(say(texts.title));
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      <DeveloperTabs
        audience={FIRM}
        selected={DEVELOPER_TABS.find((id) => id === tab) ?? 'tokens'}
        onChange={(next) => goTo(`/developers/${next}`)}
      />
    </>
  );
}
