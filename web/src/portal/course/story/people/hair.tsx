import type { StoryPerson } from '@portal/domain/training/story-words.ts';
import type { ComponentType } from 'react';

type HairProps = { readonly tones: readonly [color: string, shade: string] };
type Hair = Readonly<Partial<Record<StoryPerson, ComponentType<HairProps>>>>;

const METAL = '#8f98a8';
const BEARD =
  'M-27-4c2 12 2 14 7 18 6-4 10-3 14-1 6-5 14-5 18 0 5-3 8-3 11-4 3-4 5-9 6-17 4 26-6 46-25 47-20 0-32-20-31-43z';
const SHORT_BEARD =
  'M-26-4c1 12 1 16 5 22 6-2 9-3 14-4 8-3 14-2 18 0 6 0 9-2 12-5 3-4 5-7 6-13 2 24-8 37-25 38C-14 34-27 22-26-4z';

/** Hair and what is worn on it, as far as it lies behind the head. */
export const HAIR_BEHIND: Hair = {
  rosa: ({ tones }) => (
    <>
      <circle cx="-17" cy="-35" r="15" fill={tones[1]} />
      <path d="M-30 2C-36-30-14-44 4-42 22-41 32-28 30-8l-50 24z" fill={tones[1]} />
    </>
  ),
  hannah: ({ tones }) => (
    <>
      <path d="M-22-22C-48-26-58 6-46 38q4 12 14 14-4-20 2-36 4-16 14-22z" fill={tones[1]} />
      <path d="M-29 4C-36-30-14-43 4-42 24-40 34-26 30-6l-46 20z" fill={tones[1]} />
    </>
  ),
  ellen: ({ tones }) => (
    <path d="M-32 14C-42-28-16-44 4-43 24-42 36-26 31-2 30 8 28 14 26 18L-22 22z" fill={tones[1]} />
  ),
  lena: ({ tones }) => (
    <path d="M-33 30C-42-22-24-46 2-46 28-46 38-22 33 26q-8 6-16 4l-34 2q-10 4-16-2z" fill={tones[1]} />
  ),
  kim: ({ tones }) => <path d="M-28 2C-34-24-18-40 0-40L-14 6z" fill={tones[1]} />,
  jamal: ({ tones }) => <path d="M-30-4C-34-34-14-46 4-45 26-44 34-28 30-10z" fill={tones[1]} />,
};

/** Beards, below the mouth that says how somebody feels. */
export const BEARDS: Hair = {
  tom: ({ tones }) => <path d={BEARD} fill={tones[0]} />,
  marcus: ({ tones }) => <path d={BEARD} fill={tones[0]} />,
  jamal: ({ tones }) => <path d={SHORT_BEARD} fill={tones[0]} />,
};

/** What lies before the face. */
export const HAIR_BEFORE: Hair = {
  rosa: ({ tones }) => (
    <>
      <path d="M-29 2C-32-34-12-44 6-42 24-40 34-26 30-8 22-14 18-22 12-29-4-18-20-14-24-2q-2 4-5 4z" fill={tones[0]} />
      <path d="M12-29C2-22-8-18-17-13q10-14 22-23z" fill="#b8aaa2" />
      <circle cx="-25" cy="15" r="3.6" fill="#f0c04e" />
    </>
  ),
  tom: ({ tones }) => (
    <>
      <path d="M-29 0q-1-14 4-20L30-18q1 6 0 10-8-4-9-9-22 4-42 1-4 6-4 16z" fill={tones[0]} />
      <path d="M-30-17C-36-40-18-50 2-50 24-50 36-38 31-17q-30-7-61 0z" fill="#f4f5f8" />
      <path d="M-30-17q30-8 61 0l-1-9q-30-7-59 0z" fill="#d4d9e4" />
    </>
  ),
  hannah: ({ tones }) => (
    <>
      <path
        d="M-29 3C-34-32-12-44 6-42 26-40 34-24 30-6 24-12 20-18 17-27 6-16-12-14-22-12q-2 8-4 15z"
        fill={tones[0]}
      />
      <path d="M-26 4C-34-24-20-46 4-46" fill="none" stroke="#4a5266" strokeWidth="4" strokeLinecap="round" />
      <path d="M-25 10q6 20 24 16" fill="none" stroke="#4a5266" strokeWidth="2.6" strokeLinecap="round" />
      <rect x="-32" y="-6" width="12" height="20" rx="6" fill="#333a4b" />
      <rect x="-4" y="22" width="10" height="6" rx="3" fill="#333a4b" />
    </>
  ),
  wei: ({ tones }) => (
    <>
      <path
        d="M-29 0C-33-30-16-44 6-43 27-42 34-26 30-8 27-14 26-18 24-24 8-20-8-22-18-24q-4 8-5 18z"
        fill={tones[0]}
      />
      <path d="M-18-24C-4-36 14-38 24-24q-18 2-42 0z" fill={tones[1]} />
      <path d="M-29-20q30-9 58 1" fill="none" stroke={METAL} strokeWidth="4" />
      <path
        d="M-6-27h13q3 0 3 4 0 8-9 8t-9-8q0-4 2-4zM14-27h10q4 0 4 4 0 8-7 8t-8-8q0-4 1-4z"
        fill="#bfe0ef"
        stroke={METAL}
        strokeWidth="2"
      />
    </>
  ),
  ellen: ({ tones }) => (
    <>
      <path
        d="M-31 8C-38-32-12-45 6-43 27-42 35-24 31-4 28-16 22-22 12-30 2-22-14-20-22-14q-2 10-1 18-2 8-8 4z"
        fill={tones[0]}
      />
      <path d="M12-30C0-24-14-22-22-14-20-28-8-38 12-30z" fill="#e0e3ea" />
      <g fill="#fff" fillOpacity=".16" stroke="#5a3550" strokeWidth="2.6">
        <rect x="-13" y="-9" width="19" height="15" rx="5" />
        <rect x="11" y="-9" width="17" height="15" rx="5" />
        <path d="M6-3h5M-13-4l-12-1" fill="none" />
      </g>
      <circle cx="-25" cy="14" r="3" fill="#f3f5f9" />
    </>
  ),
  marcus: () => (
    <g transform="translate(-1 -6)">
      <path d="M-31-15C-33-42-14-52 4-52 24-52 36-38 34-16z" fill="#f5c23d" />
      <path d="M-31-15C-33-42-14-52 4-52-12-44-18-30-17-15z" fill="#dba526" />
      <path d="M-4-51q10-4 18 1l-2 32h-12z" fill="#ffd666" />
      <path d="M-35-16q36-6 74 0 8 2 6 6-40-6-78 0-6-3-2-6z" fill="#e4ae2c" />
    </g>
  ),
  jamal: ({ tones }) => (
    <>
      <path
        d="M-28 2c-4-14-4-24 0-30 2-8 8-8 10-12 8-6 14-6 20-5 8-2 14 2 18 7 8 4 10 12 10 20q1 6 0 10-6-6-6-14-8 2-12-2-8 5-15 1-8 4-14 3-5 8-5 20z"
        fill={tones[0]}
      />
    </>
  ),
  lena: ({ tones }) => (
    <>
      <path
        d="M-32 22C-42-26-22-46 4-45 30-44 38-22 32 20 27 10 26-2 25-14 8-11-10-12-20-15q-1 20-3 32-3 8-9 5z"
        fill={tones[0]}
      />
      <path d="M-20-15C-6-30 16-32 25-14 8-11-10-12-20-15z" fill={tones[1]} />
      <circle cx="-24" cy="16" r="3" fill="#e8eaef" />
    </>
  ),
  sam: ({ tones }) => (
    <>
      <path d="M-29 4q-2-16 2-24L30-16q1 6-1 12-4-4-6-9-6 5-11 3-8 4-14 1-8 4-15 2-5 5-4 11-4 2-8 0z" fill={tones[0]} />
      <path d="M-31-14C-38-46-14-54 4-52 28-50 36-36 32-14q-32-8-63 0z" fill="#c9603e" />
      <path d="M-32-10q-2-8 0-12 32-9 65 0 2 4 0 12-32-8-65 0z" fill="#a94a2d" />
      <g fill="#c98a62">
        <circle cx="-8" cy="8" r="1.3" />
        <circle cx="-3" cy="10" r="1.3" />
        <circle cx="17" cy="9" r="1.3" />
        <circle cx="22" cy="7" r="1.3" />
      </g>
    </>
  ),
  kim: ({ tones }) => (
    <>
      <path d="M-28 2C-32-28-20-40-6-40L-12-14q-6 6-8 18z" fill="#4d4552" />
      <path d="M-22-24C-16-46 12-50 26-38 38-28 34-8 28 2 28-10 24-18 18-24 6-14-8-16-22-24z" fill={tones[0]} />
      <path d="M-22-24C-8-30 8-30 18-24 6-14-8-16-22-24z" fill="#4b4d78" />
      <g fill="#fff" fillOpacity=".12" stroke="#26283a" strokeWidth="2.4">
        <circle cx="-3" cy="-1" r="9.5" />
        <circle cx="19" cy="-1" r="8.5" />
        <path d="M6.5-2h4M-13-3l-12-2" fill="none" />
      </g>
    </>
  ),
  stranger: ({ tones }) => <path d="M-32 4C-38-32-14-46 6-44 28-42 36-24 30-2 20-20-14-22-32 4z" fill={tones[0]} />,
};
