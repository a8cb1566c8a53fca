import type { ReactNode } from 'react';

/** The buttons at the end of a form inside a dialog. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap justify-end gap-3 border-line border-t pt-4">{children}</div>;
}
