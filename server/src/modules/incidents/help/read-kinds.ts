import { readFileSync } from 'node:fs';
import type { kindView } from '@portal/contract/incidents/incident-help.schemas.ts';
import { INCIDENT_KINDS, type IncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { contentIn } from '../../../system/content-words/content-translations.ts';
import { translatedContent } from '../../../system/content-words/translated-content.ts';
import { kindFile } from './kind-file.schemas.ts';

/** What is told of a kind of incident. */
export type KindHelp = z.output<typeof kindView>;

const FOLDER = 'incidents';

/**
 * The kinds of incidents with their steps, in a language.
 * @throws Error that names the first file that cannot be used, with everything wrong in it
 */
export const readKinds = translatedContent(FOLDER, (language): ReadonlyMap<IncidentKind, KindHelp> => {
  const folder = new URL(`${FOLDER}/`, import.meta.resolve('@portal/content/package.json'));
  return new Map(
    INCIDENT_KINDS.map((kind) => {
      const file = `kinds/${kind}.yaml`;
      const source: unknown = parseYaml(readFileSync(new URL(file, folder), 'utf8'));
      return [kind, readKind(file, contentIn(language, FOLDER, file, source))];
    }),
  );
});

/**
 * One kind from what its file holds.
 * @throws Error that names the file and everything wrong in it
 */
export function readKind(file: string, content: unknown): KindHelp {
  const parsed = kindFile.safeParse(content);
  if (!parsed.success) throw new Error(`content/${FOLDER}/${file}: ${z.prettifyError(parsed.error)}`);
  const { id, minutes, hour, day, ...words } = parsed.data;
  if (file !== `kinds/${id}.yaml`) throw new Error(`content/${FOLDER}/${file}: the id is ${id}`);
  return { kind: id, ...words, minutes: minutes.map(asStep), hour: hour.map(asStep), day: day.map(asStep) };
}

/** What is told of a kind, in a language. */
export function kindHelp(kind: IncidentKind, language: Language): KindHelp {
  const help = readKinds(language).get(kind);
  if (help === undefined) throw new Error(`There is no kind of incident ${kind}.`);
  return help;
}

/** All steps of a kind, in their order. */
export const stepsOf = ({ minutes, hour, day }: KindHelp) => [...minutes, ...hour, ...day];

const asStep = ({ microsoft, google, ...step }: z.output<typeof kindFile>['minutes'][number]) => ({
  ...step,
  microsoft: microsoft ?? null,
  google: google ?? null,
});
