import robotsParser from 'robots-parser';

/** The name that a robots.txt can address the scanner by. */
export const ROBOT_NAME = 'SiteSafetyScan';

export type RobotsRules = {
  isAllowed(url: string): boolean;
  readonly crawlDelayMs: number;
  readonly sitemaps: readonly string[];
};

const MAX_SEEDS = 50;

/** Addresses that a robots.txt names, whether to allow or to forbid; patterns are left out. */
export function addressesInRobots(origin: string, text: string): string[] {
  const paths = [...text.matchAll(/^\s*(?:dis)?allow\s*:\s*(\/[^\s#]*)/gim)].map(([, path = '']) => path);
  const plain = paths.filter((path) => path !== '/' && !/[*$]/.test(path) && URL.canParse(path, origin));
  return [...new Set(plain)].slice(0, MAX_SEEDS).map((path) => new URL(path, origin).href);
}

/** Reads a robots.txt (RFC 9309); an empty text allows everything. */
export function readRobots(origin: string, text: string): RobotsRules {
  const rules = robotsParser(new URL('/robots.txt', origin).href, text);
  const delay = rules.getCrawlDelay(ROBOT_NAME) ?? 0;
  return {
    isAllowed: (url) => rules.isAllowed(url, ROBOT_NAME) !== false,
    crawlDelayMs: Number.isFinite(delay) ? Math.max(0, delay * 1000) : 0,
    sitemaps: rules.getSitemaps(),
  };
}
