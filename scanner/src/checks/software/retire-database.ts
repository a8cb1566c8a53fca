import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const vulnerabilitySchema = z.object({
  below: z.string().optional(),
  atOrAbove: z.string().optional(),
  excludes: z.array(z.string()).optional(),
  severity: z.enum(['low', 'medium', 'high', 'critical']),
  identifiers: z.object({
    summary: z.string().optional(),
    CVE: z.array(z.string()).optional(),
    githubID: z.string().optional(),
  }),
});

const librarySchema = z.object({
  npmname: z.string().optional(),
  vulnerabilities: z.array(vulnerabilitySchema),
  extractors: z.object({
    uri: z.array(z.string()).optional(),
    filename: z.array(z.string()).optional(),
    filecontent: z.array(z.string()).optional(),
    hashes: z.record(z.string(), z.string()).optional(),
  }),
});

export type Vulnerability = z.infer<typeof vulnerabilitySchema>;

export type Library = {
  readonly name: string;
  readonly vulnerabilities: readonly Vulnerability[];
  readonly uri: readonly RegExp[];
  readonly filename: readonly RegExp[];
  readonly content: readonly RegExp[];
  readonly hashes: Readonly<Record<string, string>>;
};

// As in retire.js: the placeholder for a version within its patterns.
const VERSION = '[0-9][0-9.a-z_\\-]+';
/** Entries that stand for no library. */
const NO_LIBRARY = new Set(['retire-example', 'dont check']);

const compile = (patterns: readonly string[] | undefined, prefix = '', suffix = '') =>
  (patterns ?? []).map((pattern) => new RegExp(prefix + pattern.replaceAll('§§version§§', VERSION) + suffix));

const require = createRequire(import.meta.url);

let loaded: readonly Library[] | null = null;

/** The RetireJS data on vulnerable JavaScript libraries (Apache-2.0), read on first use. */
export function retireDatabase(): readonly Library[] {
  if (loaded !== null) return loaded;
  const entry = require.resolve('@salesforce/code-analyzer-retirejs-engine');
  const path = entry.replace(/dist[\\/]index\.js$/, 'vulnerabilities/RetireJsVulns.json');
  const parsed = z.record(z.string(), librarySchema).parse(JSON.parse(readFileSync(path, 'utf8')));
  loaded = Object.entries(parsed)
    .filter(([name]) => !NO_LIBRARY.has(name))
    .map(([name, { vulnerabilities, extractors }]) => ({
      name,
      vulnerabilities,
      uri: compile(extractors.uri),
      filename: compile(extractors.filename, '^', '$'),
      content: compile(extractors.filecontent),
      hashes: extractors.hashes ?? {},
    }));
  return loaded;
}
