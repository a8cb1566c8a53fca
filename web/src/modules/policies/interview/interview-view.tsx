import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FaultsBanner } from '../document/answers/faults-banner.tsx';
import type { FieldValue, FieldValues, Interview } from '../policy-types.ts';
import { DifferingCard } from './differing-card.tsx';
import { interviewView as texts } from './interview.texts.ts';
import { InterviewQuestion } from './interview-question.tsx';
import { InterviewSaveBar } from './interview-save-bar.tsx';

const facts = new Intl.ListFormat(say.locale, { type: 'unit' });

/** All shared questions by topic, with what contradicts and where policies still say something else. */
export function InterviewView({ interview }: { readonly interview: Interview }) {
  const { supportEmail } = useBrand();
  const fields = interview.topics.flatMap((topic) => topic.fields.map(({ field }) => field));
  const stored = Object.fromEntries(fields.flatMap(({ id, isAnswered, value }) => (isAnswered ? [[id, value]] : [])));
  const [changed, setChanged] = useState<FieldValues>({});
  const { act, isBusy, errors, clearError } = useAction(
    async () => {
      const answer = await callApi('savePolicyInterview', {
        version: interview.version,
        answers: { ...stored, ...changed },
      });
      // Nothing is left to save, so that a late second press finds no button.
      setChanged({});
      return answer;
    },
    {
      done: say(texts.saved),
      refreshes: ['readPolicyInterview', 'policyLoad', 'policyList'],
      failed: { what: say(texts.notSaved), supportEmail, withFields: true },
    },
  );
  const answer = (id: string, value: FieldValue) => {
    clearError(`answers.${id}`);
    setChanged((before) => ({ ...before, [id]: value }));
  };
  const answered = fields.filter(({ id, isAnswered }) => isAnswered || Object.hasOwn(changed, id)).length;
  const hasChanges = Object.keys(changed).length > 0;
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <ProgressBar
          label={say(texts.progress)}
          value={(answered / fields.length) * 100}
          valueLabel={say(texts.answered, { answered, count: fields.length })}
          tone={answered === fields.length ? 'success' : 'accent'}
        />
        <p className="mt-4 text-ink-soft text-sm">
          {say(texts.countries)} <TextLink href="/settings/organization">{say(texts.countriesLink)}</TextLink>
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          {say(texts.training, {
            facts: facts.format(interview.known.map(({ label, words }) => `${label}: ${words}`)),
          })}
        </p>
      </Card>
      {!hasChanges && (
        <FaultsBanner
          faults={interview.faults}
          fields={fields}
          onOpen={(id) => document.getElementById(`question-${id}`)?.scrollIntoView({ block: 'center' })}
        />
      )}
      {Object.values(errors).length > 0 && <Banner kind="danger">{Object.values(errors)[0]}</Banner>}
      {interview.topics.map(({ id, name, fields: asked }) => (
        <Card key={id} title={name}>
          <ol className="flex flex-col gap-8">
            {asked.map(({ field, policies }) => (
              <InterviewQuestion
                key={field.id}
                field={field}
                policies={policies}
                value={changed[field.id] ?? field.value}
                isAnswered={field.isAnswered || Object.hasOwn(changed, field.id)}
                error={errors[`answers.${field.id}`] ?? null}
                onAnswer={(value) => answer(field.id, value)}
              />
            ))}
          </ol>
        </Card>
      ))}
      {interview.differing.length > 0 && <DifferingCard differing={interview.differing} />}
      {hasChanges && <InterviewSaveBar isBusy={isBusy} onDiscard={() => setChanged({})} onSave={act} />}
      <UnsavedGuard hasChanges={hasChanges} />
    </div>
  );
}
