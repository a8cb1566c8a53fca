import type { CaseClass } from '../../scanner/testing/cases/test-case.ts';

/** What an engine reported, in words that cases can be compared with. */
export type Reported = {
  readonly classes: readonly CaseClass[];
  readonly path: string;
  readonly parameter: string;
  /** Of what is told of pages and whole sites: which variants of our own it may be. */
  readonly variants?: RegExp;
  /** As the engine says it. */
  readonly text: string;
};

/** One engine's scan of one side of the site. */
export type SideRun = {
  readonly reported: readonly Reported[];
  readonly requests: number;
  readonly seconds: number;
  /** Peak of resident memory (megabytes). */
  readonly megabytes: number;
};

/** An engine on both sides of the site. */
export type EngineRun = { readonly name: string; readonly flawed: SideRun; readonly sound: SideRun };
