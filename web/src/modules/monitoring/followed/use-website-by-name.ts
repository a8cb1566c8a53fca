import { useEffect } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import type { Website } from '../website-types.ts';
import { useAddressParts } from './use-address-parts.ts';

type NamedWebsite = {
  readonly website: Website | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => unknown;
};

/** The website that the second part of the address names; an unknown name leads to the base route (spec part 2, section 2). */
export function useWebsiteByName(): NamedWebsite {
  const goTo = useGoTo();
  const [name = ''] = useAddressParts();
  const websites = useCallQuery('loadTargetList', {});
  const website = websites.data?.data.find((candidate) => candidate.name === name);
  const isUnknown = websites.data !== undefined && website === undefined && name !== '';
  useEffect(() => {
    if (isUnknown) goTo('/webappscan', { replace: true });
  }, [isUnknown, goTo]);
  return { website, hasFailed: websites.isError && websites.data === undefined, retry: websites.refetch };
}
