import { createHash } from 'node:crypto';
import { compareVersions } from './compare-versions.ts';
import { type Library, retireDatabase, type Vulnerability } from './retire-database.ts';

export type IdentifiedLibrary = {
  readonly name: string;
  readonly version: string;
  readonly vulnerabilities: readonly Vulnerability[];
};

/** Recognises libraries in a script by its address, file name, text and hash, as retire.js does. */
export function identifyLibraries(script: { url: string; text: string | null }): IdentifiedLibrary[] {
  const { pathname } = new URL(script.url);
  const fileName = pathname.split('/').at(-1) ?? '';
  const hash = script.text === null ? '' : createHash('sha1').update(script.text).digest('hex');
  const found = new Map<string, IdentifiedLibrary>();
  for (const library of retireDatabase()) {
    const versions = [
      ...firstGroups(library.filename, fileName),
      ...firstGroups(library.uri, script.url),
      ...(script.text === null ? [] : firstGroups(library.content, script.text)),
      ...(library.hashes[hash] === undefined ? [] : [library.hashes[hash]]),
    ];
    for (const raw of versions) {
      const version = raw.replace(/[.-]min$/, '').replace(/[.-]+$/, '');
      const vulnerabilities = library.vulnerabilities.filter((entry) => concerns(entry, version));
      found.set(`${library.name} ${version}`, { name: library.name, version, vulnerabilities });
    }
  }
  return [...found.values()];
}

function firstGroups(patterns: Library['content'], text: string): string[] {
  return patterns.flatMap((pattern) => {
    const version = pattern.exec(text)?.[1];
    return version === undefined ? [] : [version];
  });
}

function concerns({ below, atOrAbove, excludes }: Vulnerability, version: string): boolean {
  if (below === undefined || compareVersions(version, below) >= 0) return false;
  if (atOrAbove !== undefined && compareVersions(version, atOrAbove) < 0) return false;
  return !excludes?.includes(version);
}
