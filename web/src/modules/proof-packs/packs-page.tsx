import { Plus } from 'lucide-react';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PackList } from './list/pack-list.tsx';
import { NEW_PACK_PATH } from './pack-address.ts';

/** Proof packs: /proof-packs. What was made for whom, and how it stands. */
export default function PacksPage() {
  usePageTitle('Proof packs');
  const { isServiceSession } = useSessionState();
  return (
    <>
      <PageHeading
        title="Proof packs"
        description="Is a customer asking about your security? Answer with one file that they can check, made in a minute from what the portal already knows."
        action={
          !isServiceSession && (
            <LinkButton href={NEW_PACK_PATH} icon={<Plus aria-hidden="true" size={18} />}>
              Make a proof pack
            </LinkButton>
          )
        }
      />
      <PackList />
    </>
  );
}
