import { readdirSync, readFileSync } from 'node:fs';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { PRODUCT_GROUPS } from '@portal/scanner/known-flaws/product-groups.ts';
import { z } from 'zod';
import { contentIn } from '../../system/content-words/content-translations.ts';
import { translatedContent } from '../../system/content-words/translated-content.ts';
import { contentFolder } from '../content-folder.ts';

const text = z.string().trim().min(1);
const steps = z.array(text).min(1).max(4).readonly();

const softwareKindSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** The groups of products that it is for, and products that are unlike their group. */
  groups: z.array(z.enum(PRODUCT_GROUPS)).readonly(),
  products: z.array(text).readonly(),
  steps: z.strictObject({
    howToUpdate: steps,
    /** What to do when there is no update, or it has to wait. */
    withoutUpdate: steps,
    /** How to see whether a stranger has been in. */
    breakIn: steps,
    keepUpdated: steps,
  }),
});

/** What is done about known flaws of one kind of software; a file of `content/software`. */
export type SoftwareKind = z.output<typeof softwareKindSchema>;

/** Of software that no kind names: of a newer list, or seen before findings told their group. */
const ANY = 'any';

/**
 * All of `content/software`, in a language.
 * @throws {Error} naming the file and everything wrong with it.
 */
export const readSoftwareKinds = translatedContent('software', (language): readonly SoftwareKind[] => {
  const folder = contentFolder('software');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const parsed = softwareKindSchema.safeParse(contentIn(language, 'software', file, content));
      if (!parsed.success) throw new Error(`content/software/${file}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
});

/** The kind that a product is of: by its name, or else by its group. */
export function softwareKindOf(product: string, group: string, language: Language): SoftwareKind {
  const kinds = readSoftwareKinds(language);
  const kind =
    kinds.find(({ products }) => products.includes(product)) ??
    kinds.find(({ groups }) => groups.some((one) => one === group)) ??
    kinds.find(({ id }) => id === ANY);
  if (kind === undefined) throw new Error(`content/software has no kind "${ANY}"`);
  return kind;
}

const isOfKind = (name: string | undefined): name is keyof SoftwareKind['steps'] =>
  name !== undefined && name in softwareKindSchema.shape.steps.shape;

/**
 * The steps of a case, with those of the software's kind where a step is no more than their name, such as "{howToUpdate}". The others
 * stay as they are.
 */
export function withSoftwareSteps(
  fix: readonly string[],
  { facts, subject }: Pick<Finding, 'facts' | 'subject'>,
  language: Language,
): readonly string[] {
  return fix.flatMap((step) => {
    const name = /^\{(\w+)\}$/.exec(step)?.[1];
    if (!isOfKind(name)) return [step];
    return softwareKindOf(facts.product ?? subject, facts.group ?? '', language).steps[name];
  });
}
