/** What the concierge wrote stays in the portal: mails are read on their way and papers lie about (spec part 2, section 5). */
export const ofConcierge = (href: string | null): boolean => href?.startsWith('/concierge') === true;

/** What stands in place of its title. */
const TITLE_OF_CONCIERGE = 'Something that your concierge wrote to you about';

/** The same without the title, where it is the concierge's. */
export function withoutSecrets<Named extends { readonly title: string; readonly href: string | null }>(
  named: Named,
): Named {
  return ofConcierge(named.href) ? { ...named, title: TITLE_OF_CONCIERGE } : named;
}
