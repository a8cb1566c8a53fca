import { readdirSync, readFileSync } from 'node:fs';
import { adviceText } from '@portal/domain/monitoring/advice-text.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { PLATFORM_LABELS, PLATFORMS } from '@portal/domain/monitoring/platforms.ts';
import { z } from 'zod';
import { contentFolder } from './content-folder.ts';

/** The way of everybody who has no more than the panel of a hosting provider. */
const HOSTING = 'hosting';
const ORDER = [...PLATFORMS, HOSTING] as const;

const text = z.string().trim().min(1);
const steps = z.array(text).min(1).max(6).readonly();

const remedySchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** The cases that it is for; `values` fill placeholders beside the facts of a finding. */
  cases: z
    .array(z.strictObject({ checkId: text, variant: text, values: z.record(z.string(), text) }))
    .min(1)
    .readonly(),
  platforms: z.partialRecord(z.enum(ORDER), steps),
});

/** Steps that depend on what a website runs on; a file of `content/remedies` holds those of one kind of repair. */
export type Remedy = z.output<typeof remedySchema>;

let remedies: readonly Remedy[] | undefined;

/**
 * All of `content/remedies`, read and validated at the first call.
 * @throws {Error} naming the file and everything wrong with it.
 */
export function readRemedies(): readonly Remedy[] {
  const folder = contentFolder('remedies');
  remedies ??= readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const parsed = remedySchema.safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      if (!parsed.success) throw new Error(`content/remedies/${file}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
  return remedies;
}

export type PlatformSteps = {
  readonly platform: string;
  readonly label: string;
  readonly isRecognised: boolean;
  readonly steps: string[];
};

/**
 * What to do about a finding on each platform, those that the website was seen to run on first; nothing where the platform makes
 * no difference. `software` is what its scan recognised.
 */
export function platformSteps(
  finding: Pick<Finding, 'checkId' | 'variant' | 'facts'>,
  software: readonly string[],
): PlatformSteps[] {
  for (const { cases, platforms } of readRemedies()) {
    const found = cases.find(({ checkId, variant }) => checkId === finding.checkId && variant === finding.variant);
    if (found === undefined) continue;
    const fill = (step: string) => adviceText(step, { ...finding.facts, ...found.values });
    const written = ORDER.flatMap((platform) => {
      const own = platforms[platform];
      const label = platform === HOSTING ? 'Hosting with a control panel' : PLATFORM_LABELS[platform];
      const isRecognised = software.includes(platform);
      return own === undefined ? [] : [{ platform, label, isRecognised, steps: own.map(fill) }];
    });
    return [...written.filter((one) => one.isRecognised), ...written.filter((one) => !one.isRecognised)];
  }
  return [];
}
