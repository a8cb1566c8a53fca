import { readdirSync, readFileSync } from 'node:fs';
import type { assessmentNotices, assessmentSet } from '@portal/contract/maturity/maturity-set.schemas.ts';
import type { EvidenceKind } from '@portal/domain/facts/portal-facts.ts';
import type { AskedElement } from '@portal/domain/maturity/assess.ts';
import { MATURITY_AREAS } from '@portal/domain/maturity/levels.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { parseMarkdown } from '../../documents/parse-markdown.ts';
import { contentIn } from '../../system/content-words/content-translations.ts';
import { translatedContent } from '../../system/content-words/translated-content.ts';
import { elementFile, setFile } from './set-files.schemas.ts';

type SetView = z.output<typeof assessmentSet>;
type ElementFile = z.output<typeof elementFile>;
type SetFile = z.output<typeof setFile>;

/** One question with everything that belongs to it. */
export type SetElement = Omit<SetView['elements'][number], 'nextLevels'> &
  AskedElement &
  Pick<ElementFile, 'nextLevels' | 'comesFirstBelow' | 'screens'> & { readonly evidence: readonly EvidenceKind[] };

/** The questions that firms are asked, with all their texts. */
export type MaturitySet = {
  /** In the order in which they are asked. */
  readonly elements: readonly SetElement[];
  readonly byPath: ReadonlyMap<string, SetElement>;
  /** What pages get. */
  readonly view: SetView;
  readonly notices: z.output<typeof assessmentNotices>;
};

/** The set that firms are asked, in the language of who reads it. */
export type MaturitySetIn = (language: Language) => MaturitySet;

/** A set of questions that cannot be used; the message names the file and everything wrong with it. */
export class MaturitySetError extends Error {
  constructor(file: string, faults: readonly string[], cause?: unknown) {
    super(`The questions of the maturity assessment cannot be used. ${file}:\n  ${faults.join('\n  ')}`, { cause });
    this.name = 'MaturitySetError';
  }
}

/** The set that the portal is delivered with, in a language. */
export const readShippedSet = translatedContent('maturity', (language) =>
  readMaturitySet(new URL('maturity/', import.meta.resolve('@portal/content/package.json')), (file, content) =>
    contentIn(language, 'maturity', file, content),
  ),
);

/**
 * The set of a portal: an operator's own, in the one language that it is written in, or the one that comes along.
 * @throws {MaturitySetError} for the first file of an operator's that cannot be used
 */
export function chooseMaturitySet(folder: URL | null): MaturitySetIn {
  if (folder === null) return readShippedSet;
  const own = readMaturitySet(folder);
  return () => own;
}

/** What a file of the set holds, in the words that are wanted. */
type Translate = (file: string, content: unknown) => unknown;

/**
 * The set in a folder: `set.yaml` and a file for each question in `elements`.
 * @param translate left out for the words that stand there
 * @throws {MaturitySetError} for the first file that cannot be used
 */
export function readMaturitySet(folder: URL, translate: Translate = (_file, content) => content): MaturitySet {
  return setOf(readYaml(folder, 'set.yaml', setFile, translate), readElements(folder, translate));
}

function readElements(folder: URL, translate: Translate): ElementFile[] {
  const names = listYaml(folder);
  const elements = names.map((name) => {
    const element = readYaml(folder, `elements/${name}`, elementFile, translate);
    if (`${element.id}.yaml` !== name) throw new MaturitySetError(`elements/${name}`, [`id: is ${element.id}`]);
    return element;
  });
  const codes = elements.map(({ code }) => code);
  const twice = elements.find(({ code }, index) => codes.indexOf(code) !== index);
  if (twice !== undefined)
    throw new MaturitySetError(`elements/${twice.id}.yaml`, [`code: ${twice.code} is used twice`]);
  return elements.sort(
    (one, other) =>
      MATURITY_AREAS.indexOf(one.area) - MATURITY_AREAS.indexOf(other.area) ||
      Number(one.code.slice(1)) - Number(other.code.slice(1)),
  );
}

function listYaml(folder: URL): string[] {
  try {
    return readdirSync(new URL('elements/', folder))
      .filter((name) => name.endsWith('.yaml'))
      .sort();
  } catch (cause) {
    throw new MaturitySetError('elements', [`there is no such folder in ${folder.pathname}`], cause);
  }
}

function readYaml<Schema extends z.ZodType>(
  folder: URL,
  file: string,
  schema: Schema,
  translate: Translate,
): z.output<Schema> {
  let content: unknown;
  try {
    content = parseYaml(readFileSync(new URL(file, folder), 'utf8'));
  } catch (cause) {
    throw new MaturitySetError(file, [cause instanceof Error ? cause.message : 'it cannot be read'], cause);
  }
  const parsed = schema.safeParse(translate(file, content));
  if (parsed.success) return parsed.data;
  throw new MaturitySetError(
    file,
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

function setOf(file: SetFile, files: readonly ElementFile[]): MaturitySet {
  requireWhole(file, files);
  const elements = files.map((element) => ({
    ...element,
    elementPath: element.id,
    elementCategory: element.area,
    why: parseMarkdown(element.why),
    mayNotApply: element.mayNotApply ?? null,
  }));
  return {
    elements,
    byPath: new Map(elements.map((element) => [element.elementPath, element])),
    view: {
      setVersion: file.version,
      name: file.name,
      isBeta: file.beta,
      elements,
      glossary: file.glossary,
      interstitials: file.areas.map(({ id, interstitial }) => ({
        elementCategory: id,
        title: interstitial.title,
        text: parseMarkdown(interstitial.text),
        minutes: interstitial.minutes,
      })),
      levels: file.levels.map(({ level, name, description }) => ({ level, levelName: name, description })),
      areas: file.areas.map(({ id, name, summary, finished }) => ({ elementCategory: id, name, summary, finished })),
      intro: file.intro,
      introPages: file.introPages,
    },
    notices: { releaseNotes: file.releaseNotes, roadBlock: file.roadBlock },
  };
}

/** What one file alone cannot tell. */
function requireWhole({ areas, glossary }: SetFile, elements: readonly ElementFile[]): void {
  const terms = glossary.map(({ id }) => id);
  const twice = terms.find((id, index) => terms.indexOf(id) !== index);
  if (twice !== undefined) throw new MaturitySetError('set.yaml', [`glossary: ${twice} is there twice`]);
  const empty = areas.find(({ id }) => !elements.some(({ area }) => area === id));
  if (empty !== undefined) throw new MaturitySetError('elements', [`there is no question of the area ${empty.id}`]);
  for (const { id, glossary: used } of elements) {
    const unknown = used.filter((term) => !terms.includes(term));
    if (unknown.length > 0) {
      throw new MaturitySetError(`elements/${id}.yaml`, [`glossary: set.yaml has no ${unknown.join(', ')}`]);
    }
  }
}
