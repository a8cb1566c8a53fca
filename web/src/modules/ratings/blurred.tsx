import type { ReactNode } from 'react';

type BlurredProps = { readonly isBlurred: boolean; readonly children: ReactNode };

/** Stands for what is not known yet: neither read out nor reached by keys. */
export function Blurred({ isBlurred, children }: BlurredProps) {
  if (!isBlurred) return children;
  return (
    <div aria-hidden="true" inert className="rating-blurred">
      {children}
    </div>
  );
}
