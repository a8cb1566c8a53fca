import { useState } from 'react';

/**
 * The picture at which a story is open, from 1; 0 is its beginning, where the people are introduced. It is kept on this device, so that
 * a reload goes on there.
 * @param key of the story: another version of a course begins again
 */
export function useKeptPicture(key: string, count: number): readonly [number, (picture: number) => void] {
  const [picture, setPicture] = useState(() => Math.min(read(key), count));
  const turnTo = (next: number) => {
    const within = Math.max(0, Math.min(next, count));
    setPicture(within);
    write(key, within);
  };
  return [picture, turnTo];
}

function read(key: string): number {
  try {
    const kept = Number(localStorage.getItem(key) ?? 0);
    return Number.isInteger(kept) && kept >= 0 ? kept : 0;
  } catch {
    return 0;
  }
}

function write(key: string, picture: number): void {
  try {
    localStorage.setItem(key, String(picture));
  } catch {
    // Without storage the place lasts as long as the page.
  }
}
