import type { StoryScreen } from '@portal/domain/training/story-words.ts';
import type { ReactNode } from 'react';

const line = (d: string, width = 3) => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);

/** What a kind of screen is known by, in 24 by 24 around 0, 0. */
export const SCREEN_ICONS: Readonly<Record<StoryScreen, ReactNode>> = {
  mail: line('M-11-8h22V9h-22zM-11-7 0 3l11-10'),
  chat: line('M-11-9h22V5H-1l-6 6V5h-4z'),
  'sign-in': line('M-8-1H8v11H-8zM-5-1v-4a5 5 0 0 1 10 0v4'),
  call: line('M-9-10c0 11 9 19 19 20l1-7-7-3-3 3c-4-2-6-5-7-8l3-3-2-6-6 1z'),
  'text-message': line('M-11-9h22V5H-1l-6 6V5h-4z'),
  alert: line('M0-11 12 9h-24zM0-3v5M0 6v.1'),
  'web-page': line('M-10 0a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM-10 0h20M0-10q7 10 0 20-7-10 0-20'),
  document: line('M-8-11h10l6 6v16H-8zM-4 0h8M-4 5h8'),
  calendar: line('M-10-8h20v18h-20zM-10-2h20M-5-11v5M5-11v5'),
  consent: line('M-9-9h7v7h-7zM2-9h7v7H2zM-9 2h7v7h-7zM2 5.5h8M6 1.5v8'),
  code: line('M-11-6h22V6h-22zM-6 0v.1M0 0v.1M6 0v.1'),
  'file-list': line('M-11-8h8l3 3h11V9h-22z'),
};

/** What is wrong here: an exclamation mark in a circle. */
export const WrongMark = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="12" fill="var(--story-danger)" />
    <path d="M0-6v7M0 5.5v.1" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
  </g>
);
