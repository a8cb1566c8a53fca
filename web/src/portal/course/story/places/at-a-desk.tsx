import { Frame, Lamp, Plant, Shelf, WallClock, Window } from './furniture.tsx';
import { FLOOR, Room } from './room.tsx';

const Cabinet = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} ${FLOOR + 8})`}>
    <path d="M0-104h96V0H0z" fill="var(--story-gray)" />
    <path d="M70-104h26V0H70z" fill="var(--story-gray-deep)" />
    <path d="M0-70h96M0-36h96" stroke="var(--story-dark)" strokeOpacity=".25" strokeWidth="3" />
    <path d="M38-88h20M38-54h20M38-20h20" stroke="var(--story-dark)" strokeWidth="5" strokeLinecap="round" />
    <path d="M14-118h46v14H14zM20-130h38v12H20z" fill="var(--story-brand-mid)" />
    <path d="M16-114h40" stroke="var(--story-white)" strokeWidth="3" />
  </g>
);

/** An office with a window, a shelf and a cabinet. */
export const Office = () => (
  <Room>
    <path d="M-40-40h300v362H-40z" fill="var(--story-wall-deep)" opacity=".5" />
    <Window x={60} y={62} width={170} height={128} />
    <Shelf x={318} y={128} />
    <WallClock x={514} y={92} />
    <Cabinet x={494} />
    <Plant x={34} y={FLOOR + 16} size={0.95} />
    <Lamp x={286} y={34} />
  </Room>
);

/** The same late in the evening: one lamp, one lit screen, the town behind the window. */
export const NightOffice = () => (
  <Room wall="#39415f" floor="#2f3550">
    <rect x="66" y="56" width="184" height="144" rx="3" fill="#565f80" />
    <rect x="73" y="63" width="170" height="130" fill="#171c33" />
    <circle cx="210" cy="92" r="15" fill="#f5edc4" />
    <circle cx="203" cy="88" r="13" fill="#171c33" />
    <path d="M73 193v-44h26v-18h30v34h22v-46h30v30h28v-16h34v60z" fill="#262d4d" />
    <g fill="#f3cf72">
      <path d="M82 158h6v7h-6zM108 142h6v7h-6zM118 158h6v7h-6zM160 130h6v7h-6zM170 146h6v7h-6zM216 142h6v7h-6zM228 158h6v7h-6zM160 166h6v7h-6z" />
    </g>
    <path d="M158 63v130M73 118h170" stroke="#565f80" strokeWidth="6" />
    <path d="M470 0v54" stroke="#222842" strokeWidth="3" />
    <path d="m440 80-90 250h250L500 80z" fill="#ffe9a8" opacity=".1" />
    <path d="M440 82q0-30 30-30t30 30z" fill="#5b6690" />
    <path d="M456 82h28q-4 9-14 9t-14-9z" fill="#ffe9a8" />
    <g transform={`translate(520 ${FLOOR + 8})`}>
      <path d="M0-104h92V0H0z" fill="#4b5478" />
      <path d="M68-104h24V0H68z" fill="#424a6b" />
      <path d="M36-88h20M36-54h20M36-20h20" stroke="#2b3150" strokeWidth="5" strokeLinecap="round" />
      <path d="M0-70h92M0-36h92" stroke="#2b3150" strokeOpacity=".6" strokeWidth="3" />
    </g>
    <g transform={`translate(330 128)`}>
      <path d="M6-46h14V0H6zM22-50h12V0H22zM38-44h14V0H38z" fill="#566290" />
      <path d="M-4 0h110v7H-4z" fill="#4b5478" />
    </g>
  </Room>
);

/** The front desk of a dental office, with chairs to wait on. */
export const Reception = () => (
  <Room floor="var(--story-floor-deep)">
    <rect x="-40" y="180" width="720" height="142" fill="var(--story-wall-deep)" />
    <path d="M-40 180h720" stroke="var(--story-wall-line)" strokeWidth="4" />
    <g transform="translate(96 112)">
      <circle r="46" fill="var(--story-white)" />
      <path
        d="M-22-14c0-18 14-18 22-12 8-6 22-6 22 12 0 14-6 20-8 34-1 8-9 8-10 0-1-7-2-12-4-12s-3 5-4 12c-1 8-9 8-10 0-2-14-8-20-8-34z"
        fill="var(--story-brand-mid)"
      />
    </g>
    <Frame x={186} y={70} width={96} height={72} />
    <g transform={`translate(540 ${FLOOR + 8})`}>
      <path d="M-60-230h112V0H-60z" fill="var(--story-white)" />
      <path d="M-50-220h92V0h-92z" fill="var(--story-glass)" />
      <path d="M-50-120 10-220h32L-50-70z" fill="#fff" opacity=".3" />
      <path d="M30-112v26" stroke="var(--story-dark)" strokeWidth="6" strokeLinecap="round" />
    </g>
    <g transform={`translate(330 ${FLOOR + 12})`}>
      <path d="M0-92h52v46H0zM62-92h52v46H62z" fill="var(--story-brand-mid)" />
      <path d="M-4-46h60v12H-4zM58-46h60v12H58z" fill="var(--story-brand-shade)" />
      <path d="M4-34V0M50-34V0M66-34V0M110-34V0" stroke="var(--story-dark)" strokeWidth="5" />
    </g>
    <Plant x={30} y={FLOOR + 18} />
  </Room>
);

/** A room with a screen on the wall; the table stands in front of the people. */
export const Meeting = () => (
  <Room>
    <path d="M330-40h350v362H330z" fill="var(--story-wall-deep)" opacity=".6" />
    <rect x="208" y="52" width="226" height="136" rx="8" fill="var(--story-dark)" />
    <rect x="216" y="60" width="210" height="120" rx="3" fill="var(--story-paper)" />
    <path d="M240 156v-34M270 156v-54M300 156v-44M330 156v-72" stroke="var(--story-brand-mid)" strokeWidth="16" />
    <path d="M362 96h44M362 114h34M362 132h40" stroke="var(--story-gray-deep)" strokeWidth="6" strokeLinecap="round" />
    <Window x={498} y={66} width={104} height={130} />
    <Plant x={44} y={FLOOR + 14} size={1.1} />
    <Lamp x={140} y={26} />
  </Room>
);

/** The table of the meeting, before everybody's knees; computers stand on its far edge. */
export const MeetingTable = () => (
  <g>
    <path d="M30 291h580l58 46H-28z" fill="var(--story-wood)" />
    <path d="M30 291h580l5 4H25z" fill="#fff" opacity=".18" />
    <path d="M-28 335h696v17H-28z" fill="var(--story-wood-deep)" />
    <path d="M30 350h580v90H30z" fill="var(--story-wood-dark)" />
    <path d="M30 350h580v12H30z" fill="#10131f" opacity=".18" />
    <path d="m212 306 50-3 4 18h-62z" fill="var(--story-paper)" />
    <ellipse cx="400" cy="322" rx="17" ry="5" fill="var(--story-wood-deep)" />
    <path d="M388 298h24l-3 22q-9 4-18 0z" fill="var(--story-white)" />
    <path d="M412 302q9 0 7 7t-9 5" fill="none" stroke="var(--story-white)" strokeWidth="4" />
  </g>
);
