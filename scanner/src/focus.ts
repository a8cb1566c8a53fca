import { z } from 'zod';

/** One finding to look at again: its check, the addresses at which it was seen, and what it is about. */
export const focusSchema = z.object({
  checkId: z.string(),
  urls: z.array(z.string()).readonly(),
  subject: z.string(),
});
export type Focus = z.infer<typeof focusSchema>;

/** What shows on a page that its place does not name; what is tried few times only; and what other engines found. */
const NEEDS_WHOLE_SCAN = new Set(['P29', 'A02', 'A18', 'A19', 'A23', 'A24', 'X01']);

/** A list of all that a site does; a session that another page begins. */
const NEEDS_MORE_PAGES = new Set(['P21 third-party-scripts', 'P10 session-cookie-in-page']);

/** Whether a finding is about one place, so that a look at it alone settles it. */
export const canFocusOn = ({ checkId, variant }: { readonly checkId: string; readonly variant: string }): boolean =>
  !NEEDS_MORE_PAGES.has(`${checkId} ${variant}`) && !NEEDS_WHOLE_SCAN.has(checkId);
