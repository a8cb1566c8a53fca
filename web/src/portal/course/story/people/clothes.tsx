import type { StoryPerson } from '@portal/domain/training/story-words.ts';
import type { ReactNode } from 'react';
import type { Look } from './looks.ts';

type TorsoProps = {
  readonly who: StoryPerson;
  readonly look: Look;
  readonly turn: number;
  readonly isSitting: boolean;
};

/** The body from the hips, at 0, 0, to the neck at −98, with what is worn on it. */
export function Torso({ who, look, turn, isSitting }: TorsoProps) {
  const narrow = 1 - 0.22 * turn;
  const [shoulders, waist, hips] = look.build.map((width) => Math.round(width * narrow)) as [number, number, number];
  const worn = WORN[who];
  const body =
    `M${-shoulders}-80Q${-shoulders + 1}-92-12-97L13-97Q${shoulders - 1}-92 ${shoulders}-80` +
    `C${shoulders - 2}-62 ${waist}-52 ${waist}-36Q${waist + 1}-14 ${hips} 8L${-hips} 8Q${-waist - 1}-14${-waist}-36` +
    `C${-waist}-52${-shoulders + 2}-62${-shoulders}-80Z`;
  return (
    <>
      <path d={body} fill={look.top[0]} />
      <path
        d={`M${shoulders}-80C${shoulders - 2}-62 ${waist}-52 ${waist}-36Q${waist + 1}-14 ${hips} 8L${hips - 14} 8C${waist - 4}-20 ${waist - 16}-50 ${shoulders - 12}-95Q${shoulders - 1}-92 ${shoulders}-80Z`}
        fill={look.top[1]}
      />
      {worn?.(hips, waist, isSitting)}
    </>
  );
}

/** Aprons, vests and collars, by what the person is known for. */
const WORN: Readonly<Partial<Record<StoryPerson, (hips: number, waist: number, isSitting: boolean) => ReactNode>>> = {
  rosa: (hips, waist, isSitting) => (
    <>
      <path d="M-14-96Q0-84 15-96L11-100h-22z" fill="#d9a06f" />
      <path d="M-16-62-12-92M18-62 15-92" stroke="#e8d7b8" strokeWidth="5" />
      <path
        d={`M-18-64h38l2 24 ${waist - 22} 6 ${hips - waist + 1} ${isSitting ? 44 : 80}q-${hips} 8-${hips * 2} 0l${hips - waist} -${isSitting ? 44 : 80} ${waist - 19}-6z`}
        fill="#f6ead3"
      />
      <path d={`M-${waist}-33h${waist * 2}v6h-${waist * 2}z`} fill="#e2cda5" />
      <path d="M-12-14h26v14q-13 6-26 0z" fill="#ead9b8" />
    </>
  ),
  tom: (hips, waist, isSitting) => (
    <>
      <path d="M-13-98 2-78 14-98 9-102h-18z" fill="#f2c29c" />
      <path d="M-10-99 2-78 12-99" fill="none" stroke="#cfd4df" strokeWidth="4" />
      <path
        d={`M-${waist}-34h${waist * 2}l${hips - waist + 1} ${isSitting ? 42 : 84}h-${hips * 2 + 2}z`}
        fill="#5b7aa6"
      />
      <path
        d={`M-${waist - 12}-34v${isSitting ? 42 : 84}M-2-34v${isSitting ? 42 : 84}M${waist - 14}-34v${isSitting ? 42 : 84}`}
        stroke="#7f9ac0"
        strokeWidth="5"
      />
      <path d={`M-${waist}-38h${waist * 2}v9h-${waist * 2}z`} fill="#48648b" />
      <path d="M10-70v.1M11-56v.1" stroke="#aab3c4" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  hannah: () => (
    <>
      <path d="M-13-98 1-72 14-98 9-102h-18z" fill="#f5cdae" />
      <path d="M-13-98 1-72 14-98" fill="none" stroke="#2c857f" strokeWidth="4" strokeLinejoin="round" />
      <rect x="6" y="-62" width="16" height="10" rx="2" fill="#fff" opacity=".9" />
      <path d="M-22-14h16v16h-16z" fill="#2c857f" opacity=".6" />
    </>
  ),
  wei: (hips, waist) => (
    <>
      <path d="M-13-98Q0-88 14-98L9-102h-18z" fill="#f0c79c" />
      <path
        d={`M-20-66h40l3 28 ${waist - 23} 6 ${hips - waist} 42h-${hips * 2}l${hips - waist}-42 ${waist - 23}-6z`}
        fill="#3f67a0"
      />
      <path d="M-16-64-18-96M16-64 18-96" stroke="#335585" strokeWidth="8" />
      <circle cx="-16" cy="-62" r="4" fill="#e8c06a" />
      <circle cx="16" cy="-62" r="4" fill="#e8c06a" />
      <path d="M-11-54h22v18h-22z" fill="#335585" />
      <path d="M6-54v-10" stroke="#f0b441" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  ellen: () => (
    <>
      <path d="M-12-98 1-84 14-98 18-60 12 8H-8L-14-60z" fill="#f7f5f1" />
      <path d="M-12-98 1-86 14-98 9-102h-18z" fill="#e4e0d8" />
      <path d="M2-66v.1M3-46v.1M3-26v.1" stroke="#c3bcc8" strokeWidth="5" strokeLinecap="round" />
      <path d="M-9-92q10 22 20 0" fill="none" stroke="#d9b24c" strokeWidth="2.4" />
    </>
  ),
  marcus: (hips, waist) => (
    <>
      <path d="M-13-98Q0-86 14-98L9-102h-18z" fill="#8a5c41" />
      <path
        d={`M-14-97-30-90Q-${waist + 4}-60-${waist}-36L-${hips} 4H-4L-2-70zM14-97 30-90Q${waist + 2}-60 ${waist}-36L${hips} 4H8L6-70z`}
        fill="#f2862b"
      />
      <path d={`M-${waist + 1}-42H-3v11H-${waist}zM7-42h${waist - 6}v11H7z`} fill="#f6ef9c" />
      <path d="M-26-92h11l2 50h-12zM16-96h9l0 54H13z" fill="#f6ef9c" />
    </>
  ),
  jamal: () => (
    <>
      <path d="M-12-98 2-52 14-98 9-102h-18z" fill="#d7e6f5" />
      <path d="M-7-100 2-84 11-100" fill="#b27c54" />
      <path d="M-12-98-20-76 2-40 20-78 14-98 2-56z" fill="#2f4d76" />
      <path d="M2-40V8" stroke="#26405f" strokeWidth="2.5" />
      <circle cx="-3" cy="-24" r="2.5" fill="#e3e8ef" />
      <path d="M-27-92 30-12" stroke="#8c5835" strokeWidth="6" />
      <path d="M14-16h26q4 0 4 4l2 24q0 4-4 4H16q-4 0-4-4z" fill="#a86f45" />
      <path d="M13-12q0-4 4-4h22q4 0 4 4l1 9q-16 6-31 0z" fill="#8c5835" />
    </>
  ),
  lena: () => (
    <>
      <rect x="-13" y="-108" width="26" height="16" rx="6" fill="#c4892a" />
      <rect x="-13" y="-108" width="20" height="16" rx="6" fill="#e2a63a" />
      <path d="M-10-90q11 34 22 0" fill="none" stroke="#fff3d6" strokeWidth="2.4" />
      <circle cx="1" cy="-70" r="5" fill="#fff3d6" />
    </>
  ),
  sam: (hips) => (
    <>
      <path d="M-22-92Q0-72 24-92 18-104 1-104T-22-92z" fill="#4b774f" />
      <path d="M-12-98Q1-86 14-98L9-102h-18z" fill="#f3c8a6" />
      <path d="M-6-88v20M9-88v16" stroke="#eef2ea" strokeWidth="3" strokeLinecap="round" />
      <path d="M-18-24Q1-34 20-24L24-4h-46z" fill="#4b774f" />
      <path d={`M-${hips} 0h${hips * 2}v8h-${hips * 2}z`} fill="#4b774f" />
    </>
  ),
  kim: (hips) => (
    <>
      <path d="M-10-98-5 8H12L15-98z" fill="#fbfbf9" />
      <path d="M-12-98Q1-88 14-98L9-102h-18z" fill="#cf9a6c" />
      <path d="M-12-99-22-86-8-70-5-96zM14-99 24-88 14-70 14-96z" fill="var(--story-brand-deep)" />
      <path d={`M-${hips} 2h${hips - 5}v6h-${hips - 5}zM12 2h${hips - 12}v6H12z`} fill="var(--story-brand-deep)" />
      <path d="M-9-96 2-44 14-96" fill="none" stroke="#2c3242" strokeWidth="2.4" />
      <rect x="-6" y="-46" width="16" height="20" rx="3" fill="#fff" stroke="#2c3242" strokeWidth="2" />
      <path d="M-2-38h8M-2-33h5" stroke="var(--story-brand)" strokeWidth="2.5" />
    </>
  ),
};
