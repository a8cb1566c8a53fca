import type { StoryThing } from '@portal/domain/training/story-words.ts';
import type { ReactNode } from 'react';

/** Things that people hold, upright, with the place of the hand at 0, 0. */
const THINGS: Readonly<Record<StoryThing, ReactNode>> = {
  phone: (
    <>
      <rect x="-10" y="-22" width="20" height="36" rx="4" fill="#2c3242" />
      <rect x="-7.5" y="-19" width="15" height="28" rx="2" fill="var(--story-glass)" />
    </>
  ),
  paper: (
    <>
      <path d="M-22-44h36l10 10V16h-46z" fill="#fdfdfb" />
      <path d="M14-44v10h10z" fill="#d5dae4" />
      <path d="M-14-30h20M-14-20h30M-14-10h30M-14 0h24" stroke="#aab3c4" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  package: (
    <>
      <path d="M-34-34h68v46h-68z" fill="#d9a668" />
      <path d="M-34-34h68v12h-68z" fill="#e8bd85" />
      <path d="M-7-34H7v22l-7-5-7 5z" fill="#b98345" />
      <path d="M14-4h12M14 3h8" stroke="#b98345" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  laptop: (
    <>
      <rect x="-36" y="-34" width="72" height="46" rx="5" fill="#9aa5b8" />
      <rect x="-36" y="4" width="72" height="8" rx="4" fill="#7d889c" />
      <circle cx="0" cy="-14" r="5" fill="#c3cbd8" />
    </>
  ),
  key: (
    <>
      <circle cx="0" cy="10" r="8.5" fill="none" stroke="#e0b13c" strokeWidth="5" />
      <path d="M0 18v24M0 30h8M0 39h10" stroke="#e0b13c" strokeWidth="5" strokeLinecap="round" />
      <path d="M0 3v-6" stroke="#8f98a8" strokeWidth="3" />
    </>
  ),
  card: (
    <>
      <rect x="-8" y="-26" width="42" height="27" rx="4" fill="var(--story-brand)" />
      <path d="M-8-19h42v6h-42z" fill="#2c3242" />
      <rect x="-3" y="-9" width="9" height="6" rx="1.5" fill="#f0c04e" />
    </>
  ),
  cup: (
    <>
      <path d="M-12-16h24l-2 26q-10 4-20 0z" fill="#fbfbf8" />
      <path d="M-12-16h24l-.6 7h-22.8z" fill="#8a5a3c" />
      <path d="M12-10q11-1 9 8-2 7-11 6" fill="none" stroke="#fbfbf8" strokeWidth="4" />
      <path
        className="story-steam"
        d="M-5-22q-4-6 0-10t0-10M5-22q-4-6 0-10t0-10"
        fill="none"
        stroke="var(--story-steam)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  stick: (
    <>
      <rect x="-7" y="-26" width="14" height="14" rx="1.5" fill="#c2cad6" />
      <path d="M-3-22v5M3-22v5" stroke="#6f7a8c" strokeWidth="2.5" />
      <rect x="-9" y="-13" width="18" height="30" rx="4" fill="#d4483f" />
    </>
  ),
  bag: (
    <>
      <path d="M-14 14V4q0-8 14-8T14 4v10" fill="none" stroke="#6d452c" strokeWidth="5" />
      <path d="M-30 12h60q6 0 6 6l-3 40q-33 6-66 0l-3-40q0-6 6-6z" fill="#a86f45" />
      <path d="M-36 20q0-8 6-8h60q6 0 6 8l-1 10q-35 8-70 0z" fill="#8c5835" />
      <rect x="-6" y="30" width="12" height="9" rx="2" fill="#e8c06a" />
    </>
  ),
};

/** A thing that somebody holds. */
export const Thing = ({ kind }: { readonly kind: StoryThing }): ReactNode => THINGS[kind];
