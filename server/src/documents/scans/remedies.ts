import { readdirSync, readFileSync } from 'node:fs';
import { type AdviceSpan, adviceSpans } from '@portal/domain/monitoring/advice-text.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { PLATFORM_LABELS, PLATFORMS } from '@portal/domain/monitoring/platforms.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { z } from 'zod';
import { contentIn } from '../../system/content-words/content-translations.ts';
import { translatedContent } from '../../system/content-words/translated-content.ts';
import { checkTexts } from '../check-texts.ts';
import { contentFolder } from '../content-folder.ts';
import { checks } from '../documents.texts.ts';
import { type PlatformNotes, readPlatformNotes } from './platform-notes.ts';
import { withSoftwareSteps } from './software-steps.ts';

/** The way of everybody who has no more than the panel of a hosting provider. */
const HOSTING = 'hosting';
const ORDER = [...PLATFORMS, HOSTING] as const;

const text = z.string().trim().min(1);
const steps = z.array(text).min(1).max(6).readonly();

const remedySchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** The cases that it is for; `values` fill placeholders beside the facts of a finding and `{thenTestAgain}`. */
  cases: z
    .array(z.strictObject({ checkId: text, variant: text, values: z.record(z.string(), text) }))
    .min(1)
    .readonly(),
  platforms: z.partialRecord(z.enum(ORDER), steps),
});

/** Steps that depend on what a website runs on; a file of `content/remedies` holds those of one kind of repair. */
export type Remedy = z.output<typeof remedySchema>;

/**
 * All of `content/remedies`, in a language.
 * @throws {Error} naming the file and everything wrong with it.
 */
export const readRemedies = translatedContent('remedies', (language): readonly Remedy[] => {
  const folder = contentFolder('remedies');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const parsed = remedySchema.safeParse(contentIn(language, 'remedies', file, content));
      if (!parsed.success) throw new Error(`content/remedies/${file}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
});

export type PlatformSteps = {
  readonly platform: string;
  readonly label: string;
  readonly isRecognised: boolean;
  readonly steps: AdviceSpan[][];
  /** How these steps were checked; null for those of all systems at once. */
  readonly checked: PlatformNotes['checked'] | null;
  readonly wayBack: AdviceSpan[] | null;
};

/** The steps of the check's own texts, which name every system in turn. */
const ANY_SYSTEM = 'any';

/**
 * What to do about a finding, for one website: on the platforms that its scan recognised, and only where there are no such
 * steps for all systems at once (`platform` is null then).
 */
export function stepsToTake(
  finding: Finding,
  software: readonly string[],
  say: Say,
): { platform: string | null; steps: AdviceSpan[][] }[] {
  const ways = platformSteps(finding, software, say);
  const recognised = ways.filter(({ isRecognised }) => isRecognised);
  return recognised.length > 0
    ? recognised.map(({ label, steps }) => ({ platform: label, steps }))
    : ways.slice(-1).map((general) => ({ platform: null, steps: general.steps }));
}

/**
 * What to do about a finding on each platform, those that the website was seen to run on first, and at the end for all systems.
 * `software` is what its scan recognised; `lastStep` says how to have the repair looked at.
 */
export function platformSteps(
  finding: Finding,
  software: readonly string[],
  say: Say,
  lastStep: string = say(checks.thenTestAgain),
): PlatformSteps[] {
  const general = withSoftwareSteps(checkTexts(finding, say).texts.fix, finding, say.language);
  const onAnySystem = {
    platform: ANY_SYSTEM,
    label: say(checks.anySystem),
    isRecognised: false,
    steps: general.map((step) => [...adviceSpans(step, finding.facts)]),
    checked: null,
    wayBack: null,
  };
  for (const { cases, platforms } of readRemedies(say.language)) {
    const found = cases.find(({ checkId, variant }) => checkId === finding.checkId && variant === finding.variant);
    if (found === undefined) continue;
    const values = { ...finding.facts, ...found.values, thenTestAgain: lastStep };
    const fill = (step: string) => [...adviceSpans(step, values)];
    const written = ORDER.flatMap((platform) => {
      const own = platforms[platform];
      const label = platform === HOSTING ? say(checks.hosting) : PLATFORM_LABELS[platform];
      const isRecognised = software.includes(platform);
      return own === undefined
        ? []
        : [{ platform, label, isRecognised, steps: own.map(fill), ...notesOf(platform, say) }];
    });
    return [...written.filter((one) => one.isRecognised), ...written.filter((one) => !one.isRecognised), onAnySystem];
  }
  return [onAnySystem];
}

function notesOf(platform: string, say: Say): Pick<PlatformSteps, 'checked' | 'wayBack'> {
  const notes = readPlatformNotes(say.language).get(platform);
  return { checked: notes?.checked ?? null, wayBack: notes === undefined ? null : [...adviceSpans(notes.wayBack, {})] };
}
