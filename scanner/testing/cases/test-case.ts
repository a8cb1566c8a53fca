import type { CheckId } from '../../src/checks/catalogue.ts';
import type { Place } from '../../src/levels.ts';

/** Kinds of weakness by which engines are compared. */
export const CASE_CLASSES = [
  'cross-site scripting',
  'stored scripts',
  'SQL injection',
  'command execution',
  'evaluation',
  'file inclusion',
  'server requests',
  'redirect',
  'response splitting',
  'foreign host',
  'XML entities',
  'other queries',
  'log lookups',
  'well-known passwords',
  'uploaded scripts',
  'exposed files',
  'cookies',
  'headers',
  'forms',
  'disclosure',
  'components',
  'methods',
  'DNS and transport',
] as const;
export type CaseClass = (typeof CASE_CLASSES)[number];

/** One thing that is, or looks like, a weakness of the test site. */
export type TestCase = {
  /** "flawed" or "sound" with check, path and parameter; no two are the same. */
  readonly id: string;
  readonly checkId: CheckId;
  readonly class: CaseClass;
  readonly place: Place | 'page';
  readonly context: string;
  readonly isFlawed: boolean;
  /** The path on the flawed or on the sound site; of the whole site when left out. */
  readonly path?: string;
  readonly parameter?: string;
  readonly variant?: string;
};
