import type { Say } from '../texts/say.ts';
import type { Change } from './change.ts';
import { keptInside } from './dashboard.texts.ts';

/** What the concierge wrote stays in the portal: emails are read on their way, and papers lie about (spec part 2, section 5). */
const ofConcierge = (href: string | null): boolean => href?.startsWith('/concierge') === true;

/** The same with other words for a title, where it is the concierge's. */
export function withoutSecrets<Named extends { readonly title: string; readonly href: string | null }>(
  named: Named,
  say: Say,
): Named {
  return ofConcierge(named.href) ? { ...named, title: say(keptInside.title) } : named;
}

/** What changed, in the words for outside the portal; of what the concierge wrote, how much there is. */
export function changesWithoutSecrets(changes: readonly Change[], say: Say): { better: string[]; worse: string[] } {
  const told = changes.filter(({ href }) => !ofConcierge(href));
  const texts = (isWorse: boolean) => told.filter(({ tone }) => (tone === 'worse') === isWorse).map(({ text }) => text);
  const kept = changes.length - told.length;
  const ofExperts = kept > 0 ? [say(keptInside.messages, { count: kept })] : [];
  return { better: texts(false), worse: [...ofExperts, ...texts(true)] };
}
