import type { OptInCheck } from '@portal/domain/monitoring/opt-in-checks.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { extraCheckTexts as texts } from './extra-checks.texts.ts';

type ExtraCheckTexts = {
  readonly title: Phrase;
  readonly what: Phrase;
  /** What may happen, plainly. */
  readonly mayHappen: readonly Phrase[];
  /** What one agrees to; shown at the box to tick and stored word for word, at most 500 characters. */
  readonly terms: Phrase;
};

/** The two checks in the words of people who look after a small firm's website. */
export const EXTRA_CHECK_TEXTS: Readonly<Record<OptInCheck, ExtraCheckTexts>> = {
  A18: {
    title: texts.passwords,
    what: texts.passwordsWhat,
    mayHappen: [texts.anAccountCanBe, texts.anyoneWhoMonitorsThe, texts.ifAPasswordWorks],
    terms: texts.passwordsTerms,
  },
  A19: {
    title: texts.uploads,
    what: texts.uploadsWhat,
    mayHappen: [texts.theTextFileStays, texts.aScriptThatThe, texts.aListOfVisitor],
    terms: texts.uploadsTerms,
  },
};
