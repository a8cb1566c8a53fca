import { today } from '@internationalized/date';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { MarkdownField } from '../../../portal/text-editor/markdown-field.tsx';
import { say } from '../../../portal/texts/say.ts';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EditorBar } from '../concierge/editor-bar.tsx';
import { OrganisationPicker } from '../concierge/organisation-picker.tsx';
import { PublicationBadge } from '../concierge/publication-badge.tsx';
import { WriteOrView } from '../concierge/write-or-view.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { EvidenceFiles, WaitingFiles } from './evidence-files.tsx';
import { useStoreWeakness } from './use-store-weakness.ts';
import { WeaknessFacts } from './weakness-facts.tsx';
import { missingOf, type Weakness, weaknessFormOf, weaknessFormProblems, weaknessInputOf } from './weakness-form.ts';
import { WeaknessStateCard } from './weakness-state-card.tsx';
import { WeaknessView } from './weakness-view.tsx';
import { weaknessEditor as texts } from './weaknesses.texts.ts';

type WeaknessEditorProps = {
  /** The weakness to change; null makes new ones. */
  readonly weakness: Weakness | null;
  /** Called when the stored one has changed, so that the form begins anew. */
  readonly onStored?: () => Promise<void>;
};

/** Writes a weakness: what it says, how bad it is, for whom; and what was seen of it. */
export function WeaknessEditor({ weakness, onStored }: WeaknessEditorProps) {
  const { timeZone } = useBrand();
  const goTo = useGoTo();
  const [begun] = useState(() => weaknessFormOf(weakness, today(timeZone).toString()));
  const { fields: form, change } = useKeptFields(`weakness:${weakness?.weaknessId ?? 'new'}`, null, () => begun);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isPublishing, setIsPublishing] = useState(false);
  const { errors, store } = useStoreWeakness();
  const conflict = useConflict({
    kind: 'weakness',
    listed: weakness && { ...weakness, version: form.version },
    findNewer: async () =>
      weakness === null ? undefined : (await callApi('readWeakness', { weaknessId: weakness.weaknessId })).data,
    onTakeOver: (newer) => change(weaknessFormOf(newer, '')),
  });
  const problems = weaknessFormProblems(form);
  const missing = missingOf(form, weakness === null);
  const hasChanges = JSON.stringify(form) !== JSON.stringify(begun) || files.length > 0;
  const isReady = missing === null && Object.keys(problems).length === 0 && !conflict.isOpen;
  const isPublished = weakness?.state === 'published';
  const shown = { ...errors, ...problems };

  const save = async (publishes: boolean) => {
    const rows = await store(
      weaknessInputOf(form, weakness?.weaknessId ?? null, conflict.version),
      { files, isPublished: publishes, doneText: doneText(publishes, isPublished, form.organisations.length) },
      conflict.tell,
    );
    setIsPublishing(false);
    if (rows === null) return;
    const [first] = rows;
    if (weakness !== null) await onStored?.();
    else if (rows.length === 1 && first)
      goTo(`/console/weaknesses/${first.weaknessId}`, { replace: true, asksNothing: true });
    else goTo('/console/weaknesses', { replace: true, asksNothing: true });
  };

  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/console/weaknesses">
            {say(texts.allWeaknesses)}
          </TextLink>
        }
        title={weakness === null ? say(texts.newWeakness) : weakness.title}
        description={
          weakness === null ? (
            say(texts.ifYouChooseSeveral)
          ) : (
            <span className="inline-flex flex-wrap items-center gap-3">
              <TextLink href={`/console/organizations/${weakness.orgId}`}>{weakness.companyName}</TextLink>
              <PublicationBadge state={weakness.state} />
            </span>
          )
        }
      />
      {conflict.banner && <div className="mb-5">{conflict.banner}</div>}
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_19rem]">
        <WriteOrView
          fields={
            <>
              {weakness === null && (
                <OrganisationPicker
                  label={say(texts.customersWhoGetIt)}
                  chosen={form.organisations}
                  onChange={(organisations) => change({ organisations })}
                  errorMessage={shown.orgIds}
                />
              )}
              <TextField
                label={say(texts.title)}
                value={form.title}
                onChange={(title) => change({ title })}
                maxLength={200}
                isRequired
                autoComplete="off"
                errorMessage={shown.title}
              />
              <MarkdownField
                label={say(texts.text)}
                value={form.body}
                onChange={(body) => change({ body })}
                description={say(texts.description)}
                errorMessage={shown.body}
              />
              {weakness === null ? (
                <WaitingFiles files={files} onChange={setFiles} />
              ) : (
                <EvidenceFiles weaknessId={weakness.weaknessId} files={weakness.files} />
              )}
            </>
          }
          view={() => <WeaknessView form={form} status={weakness?.status ?? 'Open'} files={weakness?.files ?? []} />}
        />
        <div className="flex flex-col gap-6">
          <Card title={say(texts.facts)}>
            <WeaknessFacts form={form} onChange={change} errors={shown} />
          </Card>
          {weakness !== null && onStored && (
            <WeaknessStateCard weakness={weakness} hasChanges={hasChanges} onChanged={onStored} />
          )}
        </div>
      </div>
      {(!isPublished || hasChanges) && (
        <EditorBar hint={hintOf(weakness, missing, hasChanges)}>
          {isPublished ? (
            <Button isDisabled={!isReady || !hasChanges} onPress={() => save(false)}>
              {say(texts.saveChanges)}
            </Button>
          ) : (
            <>
              <Button variant="secondary" isDisabled={!isReady || !hasChanges} onPress={() => save(false)}>
                {say(texts.saveDraft)}
              </Button>
              <Button isDisabled={!isReady} onPress={() => setIsPublishing(true)}>
                {say(texts.publish)}
              </Button>
            </>
          )}
        </EditorBar>
      )}
      <ConfirmDialog
        title={say(texts.publishThisWeakness)}
        isOpen={isPublishing}
        onOpenChange={setIsPublishing}
        confirmLabel={say(texts.publish)}
        onConfirm={() => save(true)}
      >
        {publishWords(
          form.organisations.length,
          weakness?.companyName ?? form.organisations[0]?.companyName,
          weakness === null,
        )}
      </ConfirmDialog>
      <UnsavedGuard hasChanges={hasChanges} />
    </>
  );
}

function publishWords(count: number, companyName: string | undefined, isNew: boolean): string {
  if (isNew && count > 1) return say(texts.countCustomersSeeIt, { count });
  return companyName === undefined ? say(texts.theCustomerSeesIt) : say(texts.companyNameSeesItRight, { companyName });
}

function hintOf(weakness: Weakness | null, missing: string | null, hasChanges: boolean): string {
  if (missing !== null) return say(texts.stillMissingMissing, { missing });
  if (weakness?.state !== 'published') return hasChanges ? say(texts.notSavedYet) : '';
  return hasChanges ? say(texts.notSavedYetCompanyName, { companyName: weakness.companyName }) : '';
}

function doneText(publishes: boolean, isPublished: boolean, customers: number): string {
  if (publishes)
    return customers > 1 ? say(texts.publishedToCustomersCustomers, { customers }) : say(texts.theWeaknessIsPublished);
  if (isPublished) return say(texts.theChangeIsSaved);
  return customers > 1 ? say(texts.customersDraftsAreSaved, { customers }) : say(texts.theDraftIsSaved);
}
