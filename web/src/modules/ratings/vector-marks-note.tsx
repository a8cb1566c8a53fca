import { say } from '../../portal/texts/say.ts';
import { vectorMarksNote as texts } from './ratings.texts.ts';

/** What the marks beside risk vectors mean (spec part 2, section 2). */
export function VectorMarksNote() {
  return (
    <p className="text-ink-soft text-sm">
      <span className="block">{say(texts.betaDoesNotCurrently)}</span>
      <span className="block">{say(texts.informationalWillNeverAffect)}</span>
    </p>
  );
}
