import type { ReactNode } from 'react';

/** How large a picture is, and where its wall ends and its floor begins. */
export const WIDTH = 640;
export const HEIGHT = 430;
export const FLOOR = 322;

type RoomProps = {
  readonly wall?: string;
  readonly floor?: string;
  readonly children: ReactNode;
};

/** A wall with a skirting board, a floor, and what stands there. */
export const Room = ({ wall = 'var(--story-wall)', floor = 'var(--story-floor)', children }: RoomProps) => (
  <>
    <rect x="-40" y="-40" width={WIDTH + 80} height={FLOOR + 40} fill={wall} />
    <rect x="-40" y={FLOOR} width={WIDTH + 80} height={HEIGHT - FLOOR + 40} fill={floor} />
    <rect x="-40" y={FLOOR - 9} width={WIDTH + 80} height="9" fill="var(--story-white)" opacity=".7" />
    <rect x="-40" y={FLOOR} width={WIDTH + 80} height="7" fill="#10131f" opacity=".06" />
    {children}
  </>
);
