import { useEffect, useRef } from 'react';
import type { Website } from '../website-types.ts';
import type { WebsiteAddress } from './use-website-address.ts';

/**
 * The website that the address names. An unknown name leads to the base route; that of a website which was just renamed leads to
 * its new name (spec part 2, section 2). `websites` is null while they load.
 */
export function useNamedWebsite(websites: readonly Website[] | null, address: WebsiteAddress): Website | undefined {
  const last = useRef<Website | undefined>(undefined);
  const named = websites?.find((website) => website.name === address.name);
  const renamed =
    named === undefined && last.current?.name === address.name
      ? websites?.find((website) => website.targetId === last.current?.targetId)
      : undefined;
  const isUnknown = websites !== null && address.name !== null && named === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving an unknown name is done once for each
  useEffect(() => {
    if (named) last.current = named;
    if (!isUnknown) return;
    if (renamed) address.showWebsite(renamed.name);
    else address.showBase();
  }, [isUnknown, named]);

  return named ?? renamed;
}
