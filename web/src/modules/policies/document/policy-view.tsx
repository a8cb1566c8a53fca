import { lazy, Suspense, useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { PolicyDialogs } from '../dialogs/policy-dialogs.tsx';
import { CompareView } from '../history/compare-view.tsx';
import { HistoryView } from '../history/history-view.tsx';
import type { PolicyPlace } from '../history/use-policy-place.ts';
import type { KeptChanges, Policy, PolicyRemark, StoredVersion } from '../policy-types.ts';
import { SignOffCard } from '../sign-off/sign-off-card.tsx';
import { answersOf } from './answers/answers-of.ts';
import { FaultsBanner } from './answers/faults-banner.tsx';
import { QuestionsCard } from './answers/questions-card.tsx';
import { CustomiseDialog } from './customise-dialog.tsx';
import { policyView as texts } from './document.texts.ts';
import { PolicyBanners } from './policy-banners.tsx';
import { type PolicyAction, PolicyHeading } from './policy-heading.tsx';
import { PolicyPaper } from './policy-paper.tsx';
import { PolicyRemarks } from './policy-remarks.tsx';
import { PolicyText } from './policy-text.tsx';
import { RelatedCard } from './related-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { usePolicyActions } from './use-policy-actions.ts';
import { usePreview } from './use-preview.ts';
import { useWorkingCopy } from './use-working-copy.ts';
import { VersionsCard } from './versions-card.tsx';

// Many read a policy, few rewrite it: the editor is a file of its own.
const TextPane = lazy(() => import('../text/text-pane.tsx'));

type PolicyViewProps = {
  readonly loaded: Policy;
  readonly kept: KeptChanges | null;
  readonly remarks: readonly PolicyRemark[];
  readonly versions: readonly StoredVersion[];
  readonly place: PolicyPlace;
};

/** A policy as it will print, with its questions, versions and actions. */
export function PolicyView({ loaded, kept, remarks, versions, place }: PolicyViewProps) {
  const working = useWorkingCopy(loaded, kept);
  const { policy } = working;
  const actions = usePolicyActions(working);
  const answers = answersOf(working);
  const preview = usePreview(working);
  const [openField, setOpenField] = useState<string | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const [action, setAction] = useState<PolicyAction | null>(null);
  const visible = policy.fields.filter(({ id }) => preview.visible.has(id));
  const field = visible.find(({ id }) => id === openField);
  const canEdit = policy.isNewest;
  const hasSignOff = useSubscription().securityPoliciesSignOff === 'ACTIVE';
  const isApproved = policy.status === 'Active' && !working.hasChanges;

  const saveDraft = async () => {
    const result = await actions.save({ status: 'Draft' });
    if (result === 'changed') setAction('conflict');
    return result === 'saved';
  };
  const begin = async (next: PolicyAction) => {
    // What is sent, and what the editor begins with, is what was saved.
    const needsSave = next === 'send' || (next === 'write' && working.text === null);
    if (needsSave && (working.hasChanges || (next === 'send' && policy.status !== 'Draft')) && !(await saveDraft()))
      return;
    if (next === 'write') setIsWriting(true);
    else if (next === 'takeBack') await actions.takeBack();
    else setAction(next);
  };

  return (
    <>
      <PolicyHeading
        working={working}
        isWriting={isWriting}
        hasOtherVersions={versions.length > 0}
        view={place.view.kind}
        onAction={begin}
        onShow={place.show}
      />
      {place.view.kind === 'history' && <HistoryView policyId={policy.id} />}
      {place.view.kind === 'compare' && (
        <CompareView
          policyId={policy.id}
          versions={versions}
          libraryUpdate={policy.libraryUpdate}
          from={place.view.from}
          to={place.view.to}
          onChange={(from, to) => place.show({ kind: 'compare', from, to })}
        />
      )}
      {place.view.kind === 'text' && (
        <>
          <PolicyBanners policy={policy} versions={versions} onAction={begin} onShow={place.show} />
          <PolicyRemarks remarks={remarks} />
        </>
      )}
      {place.view.kind === 'text' && (
        <div className="policy-columns">
          {canEdit && visible.length > 0 && (
            <aside aria-label={say(texts.questions)}>
              <QuestionsCard
                fields={visible}
                values={answers}
                isApproved={isApproved}
                onOpen={setOpenField}
                onTakeOffered={working.answer}
              />
            </aside>
          )}
          <aside aria-label={say(texts.aboutThisPolicy)} className="policy-about flex flex-col gap-6">
            <VersionsCard policy={policy} versions={versions} onShow={place.show} />
            {hasSignOff && policy.status === 'Active' && policy.isNewest && <SignOffCard policy={policy} />}
            <RelatedCard policy={policy} missingPolicies={preview.missingPolicies} />
          </aside>
          <div className="flex flex-col gap-6">
            {canEdit && !isApproved && <FaultsBanner faults={preview.faults} fields={visible} onOpen={setOpenField} />}
            {policy.lawyer !== null && <Banner title={say(texts.withALawyer)}>{policy.lawyer}</Banner>}
            <PolicyPaper policy={policy} name={working.name} hasChanges={working.hasChanges}>
              {isWriting ? (
                <Suspense
                  fallback={
                    <SkeletonGroup label={say(texts.loadingTheEditor)}>
                      <Skeleton count={12} />
                    </SkeletonGroup>
                  }
                >
                  <TextPane working={working} onDone={() => setIsWriting(false)} />
                </Suspense>
              ) : (
                <PolicyText
                  text={preview.text}
                  fields={policy.fields}
                  values={answers}
                  isApproved={isApproved}
                  onOpenField={canEdit ? setOpenField : undefined}
                />
              )}
            </PolicyPaper>
          </div>
        </div>
      )}
      {working.hasChanges && (
        <SaveBar
          working={working}
          onDiscard={() => {
            working.begin(policy);
            setIsWriting(false);
          }}
          onSave={saveDraft}
        />
      )}
      {field && (
        <CustomiseDialog
          key={field.id}
          fields={visible}
          field={field}
          working={working}
          onMove={setOpenField}
          onClose={() => setOpenField(null)}
        />
      )}
      <PolicyDialogs
        action={action}
        working={working}
        actions={actions}
        versions={versions}
        openQuestions={visible.filter((asked) => !Object.hasOwn(answers, asked.id)).length}
        leansOn={preview.missingPolicies.map(({ name }) => name)}
        onAction={setAction}
        onReplaced={() => setIsWriting(false)}
      />
      <UnsavedGuard hasChanges={!working.isKept} isKeptOnPath />
    </>
  );
}
