import type { StoryPlace } from '@portal/domain/training/story-words.ts';
import type { ReactNode } from 'react';

/** What people sit on and sit at. They look to the right; their place on the ground is 0, 0. */

const officeChair = (hips: number): ReactNode => (
  <g transform={`translate(${hips} 0)`}>
    <path
      d="M2-62v44M-26-6q28-22 56 0M2-18V-4"
      fill="none"
      stroke="var(--story-dark-deep)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <g fill="var(--story-dark-deep)">
      <circle cx="-26" cy="-4" r="5" />
      <circle cx="2" cy="-3" r="5" />
      <circle cx="30" cy="-4" r="5" />
    </g>
    <path d="M-30-70q-12-40-12-66 0-10 9-10t10 10l6 66z" fill="var(--story-dark)" />
    <rect x="-32" y="-74" width="66" height="13" rx="6" fill="var(--story-dark-deep)" />
  </g>
);

const woodenChair = (hips: number): ReactNode => (
  <g transform={`translate(${hips} 0)`} fill="none" strokeLinecap="round">
    <path d="M-26-64-32-2M26-64 32-2M-14-64-16-6M16-64 20-6" stroke="var(--story-wood-deep)" strokeWidth="7" />
    <path d="M-28-66-38-142" stroke="var(--story-wood-deep)" strokeWidth="8" />
    <path d="M-37-134-33-104" stroke="var(--story-wood)" strokeWidth="13" />
    <path d="M-30-68h60" stroke="var(--story-wood)" strokeWidth="11" />
  </g>
);

const bench = (hips: number): ReactNode => (
  <g transform={`translate(${hips} 0)`}>
    <path d="M-44-158q0-14 14-14h6q12 0 12 14l4 84h-28z" fill="var(--story-brand-mid)" />
    <path d="M-40-166q4-6 12-6h6q10 0 10 14v10h-32z" fill="var(--story-white)" />
    <path d="M-44-76h82q10 0 10 12v10h-92z" fill="var(--story-brand-mid)" />
    <path d="M-44-56h92v12q-46 6-92 0z" fill="#10131f" opacity=".16" />
    <path d="M-34-46V0M34-46V0" stroke="var(--story-dark)" strokeWidth="8" />
  </g>
);

const stool = (hips: number): ReactNode => (
  <g transform={`translate(${hips} 0)`}>
    <path
      d="M-14-64-24-2M18-64 28-2M-19-30h42"
      fill="none"
      stroke="var(--story-dark)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <rect x="-30" y="-75" width="64" height="13" rx="6" fill="var(--story-wood)" />
  </g>
);

/** A computer that is open, its keyboard at the hands. */
const Laptop = ({ y }: { readonly y: number }) => (
  <g transform={`translate(6 ${y})`}>
    <path d="M70-7 92-66q2-5 6-5 5 1 3 6L80-4z" fill="var(--story-gray-deep)" />
    <path d="M70-7 92-66q2-5 5-5L75-4z" fill="var(--story-glass)" />
    <path d="M2-7h76q4 0 4 3.5T78 0H6Q-2 0 2-7z" fill="var(--story-gray)" />
    <path d="M2-3.5h80Q82 0 78 0H6Q1 0 2-3.5z" fill="var(--story-gray-deep)" />
  </g>
);

const TOP = -108;

const table = (top: string, deep: string): ReactNode => (
  <>
    <path d={`M6 ${TOP}v106M118 ${TOP}v106`} stroke={deep} strokeWidth="8" strokeLinecap="round" />
    <rect x="-8" y={TOP} width="142" height="10" rx="4" fill={top} />
    <rect x="-8" y={TOP + 6} width="142" height="4" rx="2" fill={deep} />
    <Laptop y={TOP} />
  </>
);

const counter = (front: string, top: string): ReactNode => (
  <>
    <path d={`M12 ${TOP}h118V0H12z`} fill={front} />
    <path d={`M108 ${TOP}h22V0h-22z`} fill="#10131f" opacity=".1" />
    <path d={`M26 ${TOP + 24}h72v68H26z`} fill="#fff" opacity=".16" />
    <rect x="-6" y={TOP} width="144" height="10" rx="3" fill={top} />
    <Laptop y={TOP} />
  </>
);

const round: ReactNode = (
  <>
    <path d={`M62 ${TOP}v104`} stroke="var(--story-dark)" strokeWidth="8" />
    <path d="M34-2q28-14 56 0z" fill="var(--story-dark)" />
    <rect x="-4" y={TOP} width="132" height="9" rx="4.5" fill="var(--story-white)" />
    <rect x="-4" y={TOP + 5} width="132" height="4" rx="2" fill="var(--story-gray-deep)" />
    <Laptop y={TOP} />
  </>
);

const folding: ReactNode = (
  <>
    <path d={`M128 ${TOP}v40`} stroke="var(--story-dark)" strokeWidth="7" />
    <rect x="0" y={TOP} width="136" height="9" rx="4" fill="var(--story-gray)" />
    <Laptop y={TOP} />
  </>
);

type Seats = { readonly chair: (hips: number) => ReactNode; readonly desk: ReactNode };

const WOOD = table('var(--story-wood)', 'var(--story-wood-deep)');
const OFFICE: Seats = { chair: officeChair, desk: WOOD };

const SEATS: Readonly<Record<StoryPlace, Seats>> = {
  reception: { chair: officeChair, desk: counter('var(--story-brand-mid)', 'var(--story-white)') },
  office: OFFICE,
  workshop: { chair: stool, desk: table('var(--story-wood)', 'var(--story-dark)') },
  bakery: { chair: stool, desk: counter('var(--story-wood)', 'var(--story-white)') },
  shop: { chair: stool, desk: counter('var(--story-wood)', 'var(--story-white)') },
  'building-site': { chair: stool, desk: WOOD },
  home: { chair: woodenChair, desk: WOOD },
  cafe: { chair: woodenChair, desk: round },
  train: { chair: bench, desk: folding },
  meeting: { chair: officeChair, desk: <Laptop y={TOP} /> },
  street: { chair: bench, desk: round },
  'night-office': OFFICE,
  nowhere: OFFICE,
};

/** What people sit on at a place, below their hips. */
export const chairOf = (place: StoryPlace, hips: number): ReactNode => SEATS[place].chair(hips);

/** What they type at, with a computer on it. */
export const deskOf = (place: StoryPlace): ReactNode => SEATS[place].desk;
