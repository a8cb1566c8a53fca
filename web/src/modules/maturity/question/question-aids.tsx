import { ChevronDown, NotebookPen, UserRoundSearch } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RichText } from '../../../portal/rich-text.tsx';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { AnswersInHand } from '../answers/use-answers.ts';
import type { MaturityElement } from '../maturity-types.ts';
import { questionAids as texts } from './question.texts.ts';

const AskDialog = lazy(() => import('../asks/ask-dialog.tsx'));

const NOTE_LENGTH = 1000;

type QuestionAidsProps = {
  readonly element: MaturityElement;
  readonly answers: AnswersInHand;
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** The note is left for something else. */
  readonly onNoteEnd: (note: string) => void;
  /** Takes the answer back; null where there isn't one. */
  readonly onRemove: (() => void) | null;
};

/** Why it matters, a note, somebody to ask, and the pages of the portal that help. */
export function QuestionAids({ element, answers, note, onNote, onNoteEnd, onRemove }: QuestionAidsProps) {
  const [hasNote, setHasNote] = useState(note !== '');
  const [isAsking, setIsAsking] = useState(false);
  const { isServiceSession } = useSessionState();
  return (
    <div className="mt-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 tablet:-ms-3">
        {/* Support does not write to a customer's colleagues. */}
        {!isServiceSession && (
          <Button
            variant="quiet"
            icon={<UserRoundSearch aria-hidden="true" size={18} />}
            onPress={() => setIsAsking(true)}
          >
            {say(texts.whoKnowsThis)}
          </Button>
        )}
        {!hasNote && (
          <Button variant="quiet" icon={<NotebookPen aria-hidden="true" size={18} />} onPress={() => setHasNote(true)}>
            {say(texts.addANote)}
          </Button>
        )}
        {onRemove !== null && (
          <Button variant="quiet" onPress={onRemove}>
            {say(texts.clearMyAnswer)}
          </Button>
        )}
      </div>
      {hasNote && (
        <TextArea
          label={say(texts.note)}
          description={say(texts.description)}
          rows={3}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={onNote}
          onBlur={() => onNoteEnd(note)}
        />
      )}
      <Disclosure title={say(texts.title)}>
        <RichText blocks={element.why} topLevel={2} />
        {(element.csf.length > 0 || element.cpg.length > 0) && (
          <p className="mt-4 text-ink-soft text-sm">
            {[
              element.csf.length > 0 && `NIST CSF 2.0: ${element.csf.join(', ')}`,
              element.cpg.length > 0 && `CISA CPG: ${element.cpg.join(', ')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </Disclosure>
      {element.links.length > 0 && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <span className="text-ink-soft">{say(texts.thisHelps)}</span>
          {element.links.map(({ label, href }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
      {isAsking && (
        <Suspense>
          <AskDialog element={element} onAsked={answers.takeOver} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group rounded-box border border-line bg-surface px-4">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
