type Listener = () => void;

let listener: Listener | undefined;

/** Opens the "We're here to help." dialog, which the app renders once. */
export function openSupportDialog(): void {
  listener?.();
}

/** The app's dialog listens here; answers how to stop listening. */
export function onOpenSupportDialog(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
