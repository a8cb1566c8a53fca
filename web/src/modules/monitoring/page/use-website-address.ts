import { useLocation, useRouter } from '@tanstack/react-router';

import { useAddressParts } from '../followed/use-address-parts.ts';

const base = '/webappscan';
const openedHere = 'openedFromList';

export type WebsiteAddress = {
  /** Name of the website in the address, or null on the base route. */
  readonly name: string | null;
  /** The scan whose findings are open, or null. */
  readonly scanId: string | null;
  readonly showBase: () => void;
  readonly showWebsite: (name: string) => void;
  readonly openScan: (name: string, scanId: string) => void;
  readonly closeScan: (name: string) => void;
};

/** Where one is in the website scans, kept in the address: /webappscan[/{name}][?scan={id}]. */
export function useWebsiteAddress(): WebsiteAddress {
  const { history } = useRouter();
  const { searchStr, state } = useLocation();
  const [name = ''] = useAddressParts();
  const of = (name: string) => `${base}/${encodeURIComponent(name)}`;
  return {
    name: name === '' ? null : name,
    scanId: new URLSearchParams(searchStr).get('scan'),
    showBase: () => history.replace(base),
    showWebsite: (name) => history.replace(of(name)),
    openScan: (name, scanId) => history.push(`${of(name)}?scan=${encodeURIComponent(scanId)}`, { [openedHere]: true }),
    // Back where one came from the list; somebody who came by a link goes to the list.
    closeScan: (name) => (openedHere in state ? history.back() : history.replace(of(name))),
  };
}
