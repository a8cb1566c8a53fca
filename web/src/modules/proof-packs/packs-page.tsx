import { Plus } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PackList } from './list/pack-list.tsx';
import { NEW_PACK_PATH } from './pack-address.ts';
import { packsPage as texts } from './proof-packs.texts.ts';

/** Proof packs: /proof-packs. What was made for whom, and how it stands. */
export default function PacksPage() {
  usePageTitle(say(texts.proofPacks));
  const { isServiceSession } = useSessionState();
  return (
    <>
      <PageHeading
        title={say(texts.proofPacks)}
        description={say(texts.description)}
        action={
          !isServiceSession && (
            <LinkButton href={NEW_PACK_PATH} icon={<Plus aria-hidden="true" size={18} />}>
              {say(texts.makeAProofPack)}
            </LinkButton>
          )
        }
      />
      <PackList />
    </>
  );
}
