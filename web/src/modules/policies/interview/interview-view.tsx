import { say } from '../../../portal/texts/say.ts';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FaultsBanner } from '../document/answers/faults-banner.tsx';
import type { Interview } from '../policy-types.ts';
import { DifferingCard } from './differing-card.tsx';
import { interviewView as texts } from './interview.texts.ts';
import { InterviewSaveBar } from './interview-save-bar.tsx';
import { LanguageCard } from './language-card.tsx';
import { TopicCard } from './topic-card.tsx';
import { TopicLinks } from './topic-links.tsx';
import { questionPlace, useInterviewActions } from './use-interview-actions.ts';
import { useTypedAnswers } from './use-typed-answers.ts';

const facts = new Intl.ListFormat(say.locale, { type: 'unit' });

/** All shared questions by topic, with what contradicts and where policies still say something else. */
export function InterviewView({ interview }: { readonly interview: Interview }) {
  const fields = interview.topics.flatMap((topic) => topic.fields.map(({ field }) => field));
  const answers = useTypedAnswers(interview, fields);
  const { typed } = answers;
  const { save, isBusy, errors, clearError, useEverywhere } = useInterviewActions(interview, fields, answers);
  const isDone = ({ id, isAnswered }: (typeof fields)[number]) => isAnswered || Object.hasOwn(typed, id);
  const answered = fields.filter(isDone).length;
  const hasChanges = Object.keys(typed).length > 0;
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
          {say(texts.countries)} <TextLink href="/settings/organization">{say(texts.countriesLink)}</TextLink>{' '}
          {say(texts.training, {
            facts: facts.format(interview.known.map(({ label, words }) => `${label}: ${words}`)),
          })}
        </p>
      </Card>
      <TopicLinks
        topics={interview.topics.map((topic) => ({
          id: topic.id,
          name: topic.name,
          answered: topic.fields.filter(({ field }) => isDone(field)).length,
          count: topic.fields.length,
        }))}
      />
      {!hasChanges && (
        <FaultsBanner
          faults={interview.faults}
          fields={fields}
          onOpen={(id) => document.getElementById(questionPlace(id))?.scrollIntoView({ block: 'center' })}
        />
      )}
      <LanguageCard interview={interview} />
      {interview.differing.length > 0 && <DifferingCard differing={interview.differing} onUse={useEverywhere} />}
      {Object.values(errors).length > 0 && <Banner kind="danger">{Object.values(errors)[0]}</Banner>}
      {interview.topics.map((topic) => (
        <TopicCard
          key={topic.id}
          topic={topic}
          typed={typed}
          errors={errors}
          onAnswer={(id, value) => {
            clearError(`answers.${id}`);
            answers.type(id, value);
          }}
        />
      ))}
      {hasChanges && (
        <InterviewSaveBar isBusy={isBusy} isKept={answers.isKept} onDiscard={answers.discard} onSave={save} />
      )}
      <UnsavedGuard hasChanges={!answers.isKept} />
    </div>
  );
}
