import { createContext, useContext, useSyncExternalStore } from 'react';

/** Where the pages of trainees stand and go, without the portal's router, which they need not load. */
export type AddressBar = {
  /** Path and query. */
  read(): string;
  push(address: string): void;
  replace(address: string): void;
  /** Answers how to stop listening. */
  listen(onChange: () => void): () => void;
};

/** The browser's own address; going on begins at the top of the page, Back returns to where one was. */
export function browserAddressBar(): AddressBar {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('popstate', tell);
  return {
    read: () => window.location.pathname + window.location.search,
    push(address) {
      window.history.pushState(null, '', address);
      window.scrollTo(0, 0);
      tell();
    },
    replace(address) {
      window.history.replaceState(null, '', address);
      tell();
    },
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const AddressBarContext = createContext<AddressBar | null>(null);

/** The address bar of the page; its changes render again. */
export function useAddressBar(): AddressBar & { readonly address: string } {
  const bar = useContext(AddressBarContext);
  if (bar === null) throw new Error('There is no address bar around this page.');
  const address = useSyncExternalStore(bar.listen, bar.read);
  return { ...bar, address };
}
