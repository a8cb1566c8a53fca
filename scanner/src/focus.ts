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

/** Whether a finding is about one place, so that a look at it alone settles it; a list of all that a site does is not. */
export const canFocusOn = ({ checkId, variant }: { readonly checkId: string; readonly variant: string }): boolean =>
  `${checkId} ${variant}` !== 'P21 third-party-scripts' && !NEEDS_WHOLE_SCAN.has(checkId);
