import { useEffect, useState } from 'react';

/** What had the focus before the first of the dialogs that are open. */
let opener: HTMLElement | null = null;

/** Gives the focus back to what opened a dialog, also where the dialog has taken the place of another, such as one that loads. */
export function useReturnFocus(): void {
  const [before] = useState(() => {
    const at = document.activeElement;
    if (at instanceof HTMLElement && at !== document.body && at.closest('[role=dialog], [role=alertdialog]') === null)
      opener = at;
    return opener;
  });
  useEffect(
    () => () => {
      // The overlay gives the focus back itself in the next frame, where it can.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && before?.isConnected) before.focus();
        }),
      );
    },
    [before],
  );
}
