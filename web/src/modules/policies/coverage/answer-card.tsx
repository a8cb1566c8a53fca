import { QUESTION_ANSWERS } from '@portal/domain/policies/answer-question.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CountBar } from '../../../ui/states/count-bar.tsx';
import type { Coverage } from '../policy-types.ts';
import { ClauseLinks } from './clause-links.tsx';
import { answerCard as texts } from './coverage.texts.ts';
import { ANSWERS, type Clauses } from './coverage-words.tsx';
import { StateBadge } from './state-badge.tsx';

type AnswerCardProps = { readonly answers: Coverage['answers']; readonly clauses: Clauses };

/** How the usual questions of customers are answered, to read and to download. */
export function AnswerCard({ answers, clauses }: AnswerCardProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Card
      title={say(texts.title)}
      description={say(texts.description)}
      footer={
        <div className="flex flex-wrap gap-3">
          <LinkButton
            href={callAddress('downloadAnswerSheet', { format: 'pdf' })}
            target="_blank"
            icon={<Download aria-hidden="true" size={18} />}
          >
            {say(texts.pdf)}
          </LinkButton>
          <LinkButton
            variant="secondary"
            href={callAddress('downloadAnswerSheet', { format: 'csv' })}
            target="_blank"
            icon={<Download aria-hidden="true" size={18} />}
          >
            {say(texts.csv)}
          </LinkButton>
        </div>
      }
    >
      <CountBar
        label={say(texts.bar)}
        emptyText={say(texts.none)}
        parts={QUESTION_ANSWERS.map((answer) => ({
          label: say(ANSWERS[answer].word),
          value: answers.counts[answer],
          tone: ANSWERS[answer].tone,
        }))}
      />
      <details className="mt-4" onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary className="min-h-8 cursor-pointer content-center font-medium text-accent-ink text-sm">
          {say(texts.questions)}
        </summary>
        {isShown && <Questions answers={answers} clauses={clauses} />}
      </details>
    </Card>
  );
}

function Questions({ answers, clauses }: AnswerCardProps) {
  return answers.topics.map(({ id, name, questions }) => (
    <section key={id} className="mt-5" aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      <ul className="divide-y divide-line">
        {questions.map((question) => (
          <li key={question.id} className="py-4">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
              <p className="min-w-0 flex-1 basis-64">{question.ask}</p>
              <StateBadge look={ANSWERS[question.answer]} />
            </div>
            <p className="mt-1 text-ink-soft text-sm">{question.reason}</p>
            <ClauseLinks ids={question.clauses} clauses={clauses} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
