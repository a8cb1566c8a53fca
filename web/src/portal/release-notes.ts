type Listener = () => void;

let listener: Listener | undefined;
let isWanted = false;

/** Opens the list of what is new, which the app renders once; before it is loaded, as soon as it is. */
export function openReleaseNotes(): void {
  if (listener) listener();
  else isWanted = true;
}

/** The app's dialog listens here; answers how to stop listening. */
export function onOpenReleaseNotes(next: Listener): () => void {
  listener = next;
  if (isWanted) next();
  isWanted = false;
  return () => {
    if (listener === next) listener = undefined;
  };
}
