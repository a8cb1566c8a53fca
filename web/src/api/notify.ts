import type { ToastMessage } from '../ui/overlays/toast.tsx';

let listener: (() => void) | undefined;

/**
 * Shows messages one by one. Unlike the kit's `showToasts` it loads the toasts only when the first message comes, for
 * the pages that must be small: sign-in and the dashboard.
 */
export async function notify(...messages: readonly ToastMessage[]): Promise<void> {
  listener?.();
  const { showToasts } = await import('../ui/overlays/toast.tsx');
  showToasts(messages);
}

/** The place where toasts appear listens here; answers how to stop listening. */
export function onNotify(next: () => void): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
