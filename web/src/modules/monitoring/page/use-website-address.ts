import { useLocation, useRouter } from '@tanstack/react-router';

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
  const { pathname, searchStr, state } = useLocation();
  const of = (name: string) => `${base}/${encodeURIComponent(name)}`;
  return {
    name: nameFrom(pathname),
    scanId: new URLSearchParams(searchStr).get('scan'),
    showBase: () => history.replace(base),
    showWebsite: (name) => history.replace(of(name)),
    openScan: (name, scanId) => history.push(`${of(name)}?scan=${encodeURIComponent(scanId)}`, { [openedHere]: true }),
    // Back where one came from the list; somebody who came by a link goes to the list.
    closeScan: (name) => (openedHere in state ? history.back() : history.replace(of(name))),
  };
}

function nameFrom(pathname: string): string | null {
  const segment = pathname.slice(base.length + 1);
  if (segment === '') return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
