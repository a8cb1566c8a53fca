import { z } from 'zod';
import { unseal } from '../../../system/sealed-box.ts';

export const TEST_PURPOSE = 'test of a brand’s directory';

const signOnTest = z.object({
  purpose: z.literal(TEST_PURPOSE),
  brandId: z.string(),
  revision: z.number(),
  /** Who of staff tries it. */
  userId: z.string(),
  email: z.string(),
  /** In ms since 1970. */
  endsAt: z.number(),
});

/** What a link says by which staff tries a brand's directory; sealed, so that only the portal makes one. */
export type SignOnTest = z.output<typeof signOnTest>;

/** Reads such a link; null for one that this portal has not made. */
export function openTestToken(key: Buffer, token: string): SignOnTest | null {
  try {
    return signOnTest.parse(unseal(key, token));
  } catch {
    return null;
  }
}
