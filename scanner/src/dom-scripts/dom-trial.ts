import type { Tab } from '../browser/tab.ts';
import type { DomSource } from './dom-source.ts';
import type { SteeredRequest } from './steered-requests.ts';

/** A source whose text ran as a script, twice. */
export type DomScript = {
  readonly source: DomSource;
  readonly sink: string;
  readonly payload: string;
  /** Where the page was opened for it. */
  readonly url: string;
};

export type DomTrial = {
  /** The page, with its route behind "#" if it has one. */
  readonly page: string;
  /** Texts of the scripts within the page's markup. */
  readonly scripts: readonly string[];
  /** Names of the site's cookies that scripts may read. */
  readonly cookies: readonly string[];
  /** Whether the server gives the same page at every path. */
  readonly isShell: boolean;
  /** Longest wait for one opening (ms). */
  readonly limitMs: number;
  /** A word that nobody else uses, the same for the same source and round. */
  wordFor(source: string, round: string): string;
  /** Opens a page in which this code runs first; with `isReal`, asked of the server itself. */
  openTab(script: string, onTold: (kind: string, text: string) => void, isReal: boolean): Promise<Tab>;
};

export type DomTrialResult = {
  readonly found: readonly DomScript[];
  readonly steered: readonly SteeredRequest[];
  /** False when openings were left out or did not come to an end. */
  readonly isWhole: boolean;
};
