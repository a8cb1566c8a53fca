import type { StorySign } from '@portal/domain/training/story-words.ts';
import type { ReactNode } from 'react';
import type { Layout } from './layout.ts';

type Look = { readonly ground: string; readonly shape: ReactNode };

const line = (d: string, width = 11) => (
  <path d={d} fill="none" stroke="#fff" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);
const WARNING = 'var(--story-warning)';
const DANGER = 'var(--story-danger)';
const GOOD = 'var(--story-good)';
const BRAND = 'var(--story-brand)';

/** Signs in a circle of 50 around 0, 0. */
const SIGNS: Readonly<Record<StorySign, Look>> = {
  question: {
    ground: BRAND,
    shape: (
      <>
        {line('M-13-11q0-15 14-15t14 13c0 10-14 10-14 22')}
        <circle cx="1" cy="25" r="6.5" fill="#fff" />
      </>
    ),
  },
  exclamation: {
    ground: WARNING,
    shape: (
      <>
        {line('M0-26V8', 13)}
        <circle cx="0" cy="25" r="7.5" fill="#fff" />
      </>
    ),
  },
  check: { ground: GOOD, shape: line('m-21 2 14 15 28-32', 12) },
  cross: { ground: DANGER, shape: line('m-17-17 34 34M17-17l-34 34', 12) },
  clock: {
    ground: BRAND,
    shape: (
      <>
        <circle r="29" fill="#fff" />
        <path
          d="M0-17V0l12 9"
          fill="none"
          stroke="#2c3242"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  lock: { ground: GOOD, shape: padlock('M-14-4v-10a14 14 0 0 1 28 0v10') },
  'open-lock': { ground: DANGER, shape: padlock('M-14-4v-14a14 14 0 0 1 27-5') },
  money: {
    ground: GOOD,
    shape: (
      <>
        <rect x="-31" y="-20" width="62" height="40" rx="6" fill="#fff" />
        <circle r="11" fill={GOOD} />
        <path d="M-22-11v.1M22 11v.1" stroke={GOOD} strokeWidth="8" strokeLinecap="round" />
      </>
    ),
  },
  shield: {
    ground: BRAND,
    shape: (
      <>
        <path d="M0-31 26-21V2Q22 23 0 33-22 23-26 2v-23z" fill="#fff" />
        <path
          d="m-11 0 8 9 15-18"
          fill="none"
          stroke={BRAND}
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  arrow: { ground: BRAND, shape: line('M-23 0h44M5-18 23 0 5 18', 11) },
};

function padlock(shackle: string): ReactNode {
  return (
    <>
      {line(shackle, 8)}
      <rect x="-22" y="-6" width="44" height="33" rx="7" fill="#fff" />
      <path d="M0 6v9" stroke="#2c3242" strokeWidth="7" strokeLinecap="round" />
    </>
  );
}

/** One large sign over the picture. */
export function Sign({ kind, place: { x, y, size } }: { readonly kind: StorySign; readonly place: Layout['sign'] }) {
  const { ground, shape } = SIGNS[kind];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 50})`}>
      <g className="story-appears">
        <circle r="50" cy="4" fill="#10131f" opacity=".16" />
        <circle r="50" fill={ground} stroke="var(--story-white)" strokeWidth="5" />
        {shape}
      </g>
    </g>
  );
}
