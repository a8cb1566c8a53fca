import { readFileSync } from 'node:fs';
import { NOT_MEASURED_REASONS, type ratingTextSet } from '@portal/contract/ratings/ratings.schemas.ts';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { FINDING_KINDS, type FindingKind } from '@portal/scanner/surface/finding-kinds.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { parseMarkdown } from '../../documents/parse-markdown.ts';
import { contentIn, parseContent } from '../../system/content-words/content-translations.ts';
import { translatedContent } from '../../system/content-words/translated-content.ts';

const text = z.string().trim().min(1);

/** `vectors.yaml`: what each risk vector is. */
const vectorsFile = z.record(
  z.enum(RISK_VECTOR_SLUGS),
  z.strictObject({ title: text, description: text, why: text, remediation: z.array(text).min(1), who: text }),
);

/** `findings.yaml`: what each kind of finding means; nothing to fix where it is good. */
const findingsFile = z.record(
  z.enum([...(Object.keys(FINDING_KINDS) as FindingKind[]), 'bitsight-finding']),
  z.strictObject({ title: text, why: text, fix: z.array(text), who: text, effort: text }),
);

/** `reasons.yaml`: why a vector has no grade. */
const reasonsFile = z.record(z.enum(NOT_MEASURED_REASONS), text);

type RatingTextSet = z.output<typeof ratingTextSet>;

/** Texts that cannot be used; the message names the file and everything wrong with it. */
export class RatingTextsError extends Error {
  constructor(file: string, faults: readonly string[], cause?: unknown) {
    super(`The texts of the ratings cannot be used. ${file}:\n  ${faults.join('\n  ')}`, { cause });
    this.name = 'RatingTextsError';
  }
}

/**
 * What is to be said about vectors, findings and the method, from `content/ratings`, in a language.
 * @throws {RatingTextsError} for the first file that cannot be used
 */
export const readRatingTexts = translatedContent(
  'ratings',
  (language): RatingTextSet => ({
    vectors: readYaml('vectors.yaml', vectorsFile, language),
    kinds: readYaml('findings.yaml', findingsFile, language),
    reasons: readYaml('reasons.yaml', reasonsFile, language),
    method: parseMarkdown(readMethod(language)),
  }),
);

const METHOD = 'method.md';

/** Translators have it paragraph by paragraph. */
const readMethod = (language: Language) =>
  z
    .array(z.string())
    .parse(contentIn(language, 'ratings', METHOD, parseContent(METHOD, read(METHOD))))
    .join('\n\n');

function read(file: string): string {
  try {
    return readFileSync(new URL(`ratings/${file}`, import.meta.resolve('@portal/content/package.json')), 'utf8');
  } catch (cause) {
    throw new RatingTextsError(file, ['it cannot be read'], cause);
  }
}

function readYaml<Schema extends z.ZodType>(file: string, schema: Schema, language: Language): z.output<Schema> {
  let content: unknown;
  try {
    content = parseYaml(read(file));
  } catch (cause) {
    if (cause instanceof RatingTextsError) throw cause;
    throw new RatingTextsError(file, [cause instanceof Error ? cause.message : 'it is not YAML'], cause);
  }
  const parsed = schema.safeParse(contentIn(language, 'ratings', file, content));
  if (parsed.success) return parsed.data;
  throw new RatingTextsError(
    file,
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}
