import { Suspense, useEffect, useState } from 'react';
import { lazyAside } from '../portal/lazy-aside.ts';
import { onOpenSupportDialog } from '../portal/support/support-dialog.ts';

const SupportDialog = lazyAside(() => import('./dialogs/support-dialog.tsx'));

/** Opens the support dialog for whichever page asks for it; loads it only then. */
export function SupportHost() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => onOpenSupportDialog(() => setState('open')), []);
  if (state === 'never') return null;
  return (
    <Suspense>
      <SupportDialog isOpen={state === 'open'} onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')} />
    </Suspense>
  );
}
