import { userEvent } from 'vitest/browser';

/** Moves the mouse to the top right corner, so that it does not lie on what the next test renders. */
export async function parkMouse(): Promise<void> {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; top: 0; right: 0; width: 20px; height: 20px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}
