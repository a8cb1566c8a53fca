import { useState } from 'react';

const STORAGE_KEY = 'maturity-areas-begun';

/** Security Areas whose introduction was read in this tab: it comes once, also after a reload. */
export function useBegunAreas(): readonly [begun: ReadonlySet<string>, begin: (area: string) => void] {
  const [begun, setBegun] = useState<ReadonlySet<string>>(
    () => new Set(sessionStorage.getItem(STORAGE_KEY)?.split(' ')),
  );
  const begin = (area: string) => {
    const next = new Set([...begun, area]);
    sessionStorage.setItem(STORAGE_KEY, [...next].join(' '));
    setBegun(next);
  };
  return [begun, begin];
}
