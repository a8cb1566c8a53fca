import { createContext, useContext, useLayoutEffect } from 'react';

/** Takes brand, language switch and foot away from around a page, or gives them back. */
export const BareFrameContext = createContext<(isBare: boolean) => void>(() => undefined);

/** While a page that wants it is there, nothing of the portal stands around it. */
export function useBareFrame(isBare: boolean): void {
  const setBare = useContext(BareFrameContext);
  useLayoutEffect(() => {
    setBare(isBare);
    return () => setBare(false);
  }, [setBare, isBare]);
}
