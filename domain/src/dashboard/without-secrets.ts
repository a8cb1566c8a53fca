import { type Change, counted } from './change.ts';

/** What the concierge wrote stays in the portal: emails are read on their way, and papers lie about (spec part 2, section 5). */
const ofConcierge = (href: string | null): boolean => href?.startsWith('/concierge') === true;

/** What stands in place of its title. */
const TITLE_OF_CONCIERGE = 'Something your concierge wrote to you about';

/** The same without the title, where it is the concierge's. */
export function withoutSecrets<Named extends { readonly title: string; readonly href: string | null }>(
  named: Named,
): Named {
  return ofConcierge(named.href) ? { ...named, title: TITLE_OF_CONCIERGE } : named;
}

/** What changed, in the words for outside the portal; of what the concierge wrote, how much there is. */
export function changesWithoutSecrets(changes: readonly Change[]): { better: string[]; worse: string[] } {
  const told = changes.filter(({ href }) => !ofConcierge(href));
  const texts = (isWorse: boolean) => told.filter(({ tone }) => (tone === 'worse') === isWorse).map(({ text }) => text);
  const kept = changes.length - told.length;
  const ofExperts = kept > 0 ? [`${counted(kept, 'message', 'messages')} about weaknesses from your concierge`] : [];
  return { better: texts(false), worse: [...ofExperts, ...texts(true)] };
}
