import '../../api/later-calls.ts';
import type { RegisterId } from '@portal/domain/registers/register.ts';
import { useParams } from '@tanstack/react-router';
import { isApiError } from '../../api/api-error.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { LinkBroken } from '../../illustrations/link-broken.tsx';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { entry as texts } from './entry/entry.texts.ts';
import { ExistingEntry } from './entry/existing-entry.tsx';
import { NewEntry } from './entry/new-entry.tsx';
import { NEW_ENTRY, registerPath } from './register-path.ts';

/** One entry, or a new one: /registers/suppliers/new. */
export default function EntryPage() {
  const { register = '', entry = '' } = useParams({ strict: false });
  const id = register as RegisterId;
  return entry === NEW_ENTRY ? <NewPage register={id} /> : <ShownPage key={entry} register={id} entryId={entry} />;
}

function NewPage({ register }: { readonly register: RegisterId }) {
  const query = useCallQuery('readRegister', { register });
  const shown = query.data?.data;
  usePageTitle(shown === undefined ? '' : say(texts.newTitle, { entry: shown.register.entry }));
  if (shown !== undefined) return <NewEntry register={shown.register} you={shown.you} />;
  if (query.isError) return <LoadFailed what={say(texts.what)} onRetry={query.refetch} />;
  return <Loading label={say(texts.loading)} />;
}

function ShownPage({ register, entryId }: { readonly register: RegisterId; readonly entryId: string }) {
  const { data, error, refetch } = useCallQuery('readRegisterEntry', { entryId });
  const shown = data?.data;
  usePageTitle(shown?.entry.title ?? '');
  const isElsewhere = shown !== undefined && shown.register.id !== register;
  if (isElsewhere || isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_INPUT')) {
    return (
      <Card>
        <EmptyState
          title={say(texts.gone)}
          headingLevel={1}
          illustration={<LinkBroken />}
          action={<LinkButton href={registerPath(register)}>{say(texts.showRegister)}</LinkButton>}
        >
          {say(texts.goneText)}
        </EmptyState>
      </Card>
    );
  }
  if (shown !== undefined) return <ExistingEntry {...shown} />;
  if (error !== null) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  return <Loading label={say(texts.loading)} />;
}
