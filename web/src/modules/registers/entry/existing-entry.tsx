import { CircleCheck, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AskingClauses } from '../list/register-about.tsx';
import { registerPath } from '../register-path.ts';
import { CHANGED_BY_ENTRIES, type EntryView, type RegisterView } from '../register-types.ts';
import { CloseDialog } from './close-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { entry as texts } from './entry.texts.ts';
import { EntryEvidence } from './entry-evidence.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryHistory } from './entry-history.tsx';
import { EntryState } from './entry-state.tsx';
import { EntryValues } from './entry-values.tsx';
import { useEntryForm } from './use-entry-form.ts';

const FORM = 'entry';

type ExistingEntryProps = { readonly register: RegisterView; readonly entry: EntryView };

/** An entry: its columns, its evidence, and what became of it. */
export function ExistingEntry({ register, entry }: ExistingEntryProps) {
  const { fields, errors, conflict, hasChanges, version, setVersion, change, save } = useEntryForm(register, entry);
  const isClosed = entry.state === 'closed';
  const saveChanges = async () => !hasChanges || (await save());
  return (
    <>
      <PageHeading
        title={entry.title}
        description={<EntryState entry={entry} />}
        before={
          <TextLink isStandalone href={registerPath(register.id)}>
            {register.name}
          </TextLink>
        }
        action={
          <EntryActions
            register={register}
            entry={entry}
            version={version}
            onVersion={setVersion}
            onSave={saveChanges}
          />
        }
      />
      <div className="grid items-start gap-6 desktop:grid-cols-[3fr_2fr]">
        <Card title={say(texts.details)}>
          {entry.origin !== null && <Origin href={entry.origin} />}
          {conflict !== null && (
            <div className="mb-5">
              <Banner kind="warning" isAlert>
                {conflict}
              </Banner>
            </div>
          )}
          {isClosed ? (
            <EntryValues register={register} entry={entry} />
          ) : (
            <>
              <EntryForm
                id={FORM}
                register={register}
                fields={fields}
                errors={errors}
                onChange={change}
                onSubmit={() => save()}
              />
              <div className="mt-6 flex justify-end border-line border-t pt-4">
                <Button onPress={() => save()}>{say(texts.save)}</Button>
              </div>
            </>
          )}
          <AskingClauses clauses={register.clauses} />
        </Card>
        <div className="flex min-w-0 flex-col gap-6">
          <EntryEvidence entryId={entry.entryId} files={entry.files} />
          <EntryHistory register={register} history={entry.history} />
        </div>
      </div>
      <UnsavedGuard hasChanges={hasChanges && !isClosed} />
    </>
  );
}

/** Where an entry comes from that nobody entered. */
function Origin({ href }: { readonly href: string }) {
  return (
    <p className="mb-5">
      {say.parts(texts.origin, {
        link: (words) => (
          <TextLink key="link" href={href}>
            {words}
          </TextLink>
        ),
      })}
    </p>
  );
}

type EntryActionsProps = ExistingEntryProps & {
  readonly version: number;
  readonly onVersion: (version: number) => void;
  /** Saves what was typed; false where that was refused. */
  readonly onSave: () => Promise<boolean>;
};

/** What is done with a whole entry. Closing saves what was typed first, because a closed entry is not changed. */
function EntryActions({ register, entry: { entryId, title, state }, version, onVersion, onSave }: EntryActionsProps) {
  const goTo = useGoTo();
  const [asked, setAsked] = useState<'close' | 'delete' | null>(null);
  const leave = () => goTo(registerPath(register.id), { replace: true, asksNothing: true });
  const reopen = useAction(() => callApi('reopenRegisterEntry', { entryId, version }), {
    done: ({ data }) => {
      onVersion(data.version);
      return say(texts.reopened);
    },
    refreshes: CHANGED_BY_ENTRIES,
  });
  const askToClose = async () => {
    if (await onSave()) setAsked('close');
  };
  const shared = { entryId, version, onClose: () => setAsked(null) };
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden="true" size={18} />} onPress={() => setAsked('delete')}>
        {say(texts.delete)}
      </Button>
      {state === 'closed' ? (
        <Button variant="secondary" icon={<RotateCcw aria-hidden="true" size={18} />} onPress={() => reopen.act()}>
          {say(texts.reopen)}
        </Button>
      ) : (
        <Button variant="secondary" icon={<CircleCheck aria-hidden="true" size={18} />} onPress={askToClose}>
          {say(texts.close)}
        </Button>
      )}
      {asked === 'close' && <CloseDialog {...shared} register={register} onClosed={leave} />}
      {asked === 'delete' && <DeleteDialog {...shared} title={title} onDeleted={leave} />}
    </>
  );
}
