import { readFileSync } from 'node:fs';
import { FACT_KEYS } from '@portal/domain/facts/facts.ts';
import { FRAMEWORK_IDS, type FrameworkId } from '@portal/domain/policies/frameworks.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '../../../documents/content-folder.ts';
import { shippedContent } from '../../../system/shipped-content.ts';

const framework = z.strictObject({
  id: z.enum(FRAMEWORK_IDS),
  name: z.string(),
  short: z.string().max(40),
  publisher: z.string(),
  source: z.url(),
  checked: z.iso.date(),
  groups: z.array(z.strictObject({ id: z.string(), name: z.string() })).min(1),
  items: z
    .array(
      z.strictObject({
        id: z.string(),
        group: z.string(),
        line: z.string().min(8).max(140),
        note: z.string().optional(),
      }),
    )
    .min(1),
});
export type Framework = z.output<typeof framework>;

/**
 * What customers and auditors measure firms by: identifiers, and one line each in our own words.
 * @throws {Error} naming everything wrong with a file
 */
export const readFrameworks = shippedContent('frameworks', (): readonly Framework[] =>
  FRAMEWORK_IDS.filter((id) => id !== 'insurance').map((id) => {
    const text = readFileSync(new URL(`${id}.yaml`, contentFolder('frameworks')), 'utf8');
    const parsed = framework.safeParse(parseYaml(text));
    if (!parsed.success) throw new Error(`content/frameworks/${id}.yaml: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  }),
);

/** The requirements of each framework, by their identifiers; those of insurers are the portal's own facts. */
export const readRequirementIds = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map<FrameworkId, ReadonlySet<string>>([
    ...readFrameworks().map(({ id, items }) => [id, new Set(items.map((item) => item.id))] as const),
    ['insurance', new Set<string>(FACT_KEYS)],
  ]);
