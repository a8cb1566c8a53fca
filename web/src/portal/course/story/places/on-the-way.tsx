import { Frame, Lamp, Plant, Shelf, Window } from './furniture.tsx';
import { FLOOR, HEIGHT, Room, WIDTH } from './room.tsx';

/** At home: a sofa, a lamp, pictures. */
export const Home = () => (
  <Room wall="var(--story-wall-deep)">
    <Window x={60} y={62} width={128} height={122} />
    <path d="M34 44h180" stroke="var(--story-wood-deep)" strokeWidth="6" strokeLinecap="round" />
    <path d="M40 46h34q6 90-22 172H36zM208 46h-34q-6 90 22 172h16z" fill="var(--story-white)" opacity=".9" />
    <Frame x={286} y={70} width={84} height={64} />
    <Frame x={386} y={92} width={54} height={44} />
    <Shelf x={474} y={120} />
    <ellipse cx="330" cy="388" rx="270" ry="30" fill="var(--story-brand-soft)" opacity=".55" />
    <g transform={`translate(300 ${FLOOR + 14})`}>
      <path d="M-12-74q0-38 34-38h144q34 0 34 38v36H-12z" fill="var(--story-brand-mid)" />
      <path d="M94-110v60" stroke="#10131f" strokeOpacity=".12" strokeWidth="4" />
      <path
        d="M-34-62q0-16 16-16t16 16v36h192v-36q0-16 16-16t16 16v50q0 8-8 8H-26q-8 0-8-8z"
        fill="var(--story-brand-shade)"
      />
      <path d="M24-76h44v38H24z" transform="rotate(-8 46-57)" fill="var(--story-pot)" />
      <path d="M-18-4V6M206-4V6" stroke="var(--story-wood-dark)" strokeWidth="9" />
    </g>
    <g transform={`translate(578 ${FLOOR + 16})`}>
      <path d="M0 0v-146M-22 0h44" stroke="var(--story-dark)" strokeWidth="5" strokeLinecap="round" />
      <path d="m-34-136 14-52h40l14 52z" fill="#f5d998" />
    </g>
    <Plant x={246} y={FLOOR + 10} size={0.75} />
  </Room>
);

/** A café with a counter and a board. */
export const Cafe = () => (
  <Room wall="var(--story-wall-deep)">
    <rect x="-40" y="206" width="720" height="116" fill="var(--story-wood-deep)" opacity=".75" />
    <path d="M-40 206h720" stroke="var(--story-wood)" strokeWidth="8" />
    <rect x="46" y="56" width="150" height="120" rx="6" fill="var(--story-dark-deep)" />
    <rect x="46" y="56" width="150" height="120" rx="6" fill="none" stroke="var(--story-wood)" strokeWidth="7" />
    <path
      d="M76 88h88M76 110h62M76 130h76M76 150h48"
      stroke="var(--story-white)"
      strokeOpacity=".7"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <Window x={262} y={64} width={140} height={112} />
    <g transform={`translate(448 ${FLOOR + 10})`}>
      <path d="M0-110h200V0H0z" fill="var(--story-brand-mid)" />
      <path d="M0-16h200V0H0z" fill="#10131f" opacity=".14" />
      <path d="M22-92v62M58-92v62M94-92v62M130-92v62M166-92v62" stroke="#fff" strokeOpacity=".2" strokeWidth="5" />
      <rect x="-8" y="-118" width="216" height="12" rx="4" fill="var(--story-white)" />
      <path d="M30-176h84v58H30z" fill="var(--story-gray-deep)" />
      <path d="M30-176h84v16H30z" fill="var(--story-dark)" />
      <path d="M44-160v12h14v-12M86-160v12h14v-12" fill="none" stroke="var(--story-dark-deep)" strokeWidth="6" />
      <path d="M42-134h18v16H42zM84-134h18v16H84z" fill="var(--story-white)" />
      <path d="M136-118q0-26 26-26t26 26z" fill="var(--story-glass)" />
      <path d="M146-118q2-12 16-12t16 12z" fill="#c98a4b" />
    </g>
    <Lamp x={230} y={34} />
    <Lamp x={500} y={40} />
    <Lamp x={580} y={40} />
    <Plant x={30} y={FLOOR + 18} size={0.9} />
  </Room>
);

/** Inside a train: wide windows with hills, seats, a rack. */
export const Train = () => (
  <>
    <rect x="-40" y="-40" width={WIDTH + 80} height={HEIGHT + 80} fill="var(--story-gray)" />
    <rect x="-40" y="250" width={WIDTH + 80} height="86" fill="var(--story-gray-deep)" />
    <rect x="-40" y="334" width={WIDTH + 80} height="160" fill="var(--story-dark)" opacity=".55" />
    {[44, 350].map((x) => (
      <g key={x} transform={`translate(${x} 74)`}>
        <rect x="-9" y="-9" width="264" height="170" rx="22" fill="var(--story-white)" />
        <rect width="246" height="152" rx="15" fill="var(--story-sky)" />
        <path d="M0 104q60-40 124-16t122-16v65q0 15-15 15H15q-15 0-15-15z" fill="var(--story-sky-deep)" />
        <path d="M0 124q90-26 150-8t96-4v25q0 15-15 15H15q-15 0-15-15z" fill="var(--story-leaf)" opacity=".8" />
        <path
          d="M36 126v-22M36 112l-10-12h20zM190 126v-26M190 110l-12-14h24z"
          stroke="var(--story-leaf-deep)"
          strokeWidth="4"
          fill="var(--story-leaf-deep)"
        />
        <path d="M40 0h52L10 150Q0 148 0 137V84z" fill="#fff" opacity=".22" />
      </g>
    ))}
    <path d="M-40 36h720v10H-40z" fill="var(--story-dark)" />
    <path d="M60-6h96v42H60z" fill="var(--story-brand-mid)" />
    <path d="M88-6v-12h40v12" fill="none" stroke="var(--story-dark)" strokeWidth="5" />
    <path d="M440 4h84v32h-84z" fill="var(--story-pot)" />
    <path d="M-40 250h720v7H-40z" fill="var(--story-brand)" opacity=".8" />
    <g transform="translate(300 356)">
      <path d="M-30-150q0-16 16-16h36q16 0 16 16V-40h-68z" fill="var(--story-brand-mid)" />
      <path d="M-26-156q2-10 12-10h36q10 0 12 10v14h-60z" fill="var(--story-white)" />
      <path d="M-40-54q0-12 12-12h64q12 0 12 12v40h-88z" fill="var(--story-brand-shade)" />
      <path d="M-30-14V2M38-14V2" stroke="var(--story-dark-deep)" strokeWidth="8" />
    </g>
  </>
);

/** A street with shops and a tree. */
export const Street = () => (
  <>
    <path d="M-40-40h720v380H-40z" fill="var(--story-sky)" />
    <path d="M-40 120h60V70h70v40h50V60h84v50h60V84h96v30h70V64h90v60h60v210H-40z" fill="var(--story-sky-deep)" />
    <g transform="translate(34 330)">
      <path d="M0-230h206V0H0z" fill="var(--story-wall-deep)" />
      <path d="M0-230h206v22H0z" fill="var(--story-wall-line)" />
      <path d="M22-188h44v50H22zM82-188h44v50H82zM142-188h44v50h-44z" fill="var(--story-glass)" />
      <path d="M14-112h112V0H14z" fill="var(--story-white)" />
      <path d="M22-92h96v80H22z" fill="var(--story-glass)" />
      <path d="M22-40 80-92h24L22-18z" fill="#fff" opacity=".35" />
      <path d="M142-100h48V0h-48z" fill="var(--story-wood-deep)" />
      <path d="M150-90h32v40h-32z" fill="var(--story-glass)" />
      <path
        d="M0-124h206v12q-13 14-26 0-13 14-26 0-13 14-26 0-13 14-26 0-13 14-26 0-13 14-26 0-13 14-26 0-12 12-24 0z"
        fill="var(--story-brand-mid)"
      />
    </g>
    <g transform="translate(392 330)">
      <path d="M0-196h228V0H0z" fill="var(--story-wall)" />
      <path d="m-10-196 20-44h208l20 44z" fill="var(--story-pot)" />
      <path d="M22-168h50v56H22zM90-168h50v56H90zM158-168h50v56h-50z" fill="var(--story-glass)" />
      <path
        d="M22-142h50M47-168v56M90-142h50M115-168v56M158-142h50M183-168v56"
        stroke="var(--story-white)"
        strokeWidth="4"
      />
      <path d="M88-92h54V0H88z" fill="var(--story-brand)" opacity=".8" />
      <path d="M22-84h44v52H22zM164-84h44v52h-44z" fill="var(--story-glass)" />
      <circle cx="130" cy="-44" r="4" fill="var(--story-white)" />
    </g>
    <g transform="translate(316 338)">
      <path
        d="M0 0v-104M0-60l-24-30M0-76l20-22"
        stroke="var(--story-wood-dark)"
        strokeWidth="11"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M-58-128q-8-34 26-42 8-34 44-26 36-2 36 34 26 12 14 44-8 24-40 18-22 16-44 2-30 6-36-30z"
        fill="var(--story-leaf)"
      />
      <path d="M-10-92q26 4 34-20 24 2 30-22 14 22-2 38-12 10-28 6-16 12-34-2z" fill="var(--story-leaf-deep)" />
    </g>
    <path d="M-40 330h720v46H-40z" fill="var(--story-gray)" />
    <path d="M-40 330h720v6H-40z" fill="#10131f" opacity=".08" />
    <path d="M-40 376h720v12H-40z" fill="var(--story-gray-deep)" />
    <path d="M-40 388h720v90H-40z" fill="var(--story-dark)" opacity=".75" />
  </>
);

/** No place at all: a soft shape, for what holds anywhere. */
export const Nowhere = () => (
  <>
    <rect x="-40" y="-40" width={WIDTH + 80} height={HEIGHT + 80} fill="var(--story-wall)" />
    <path
      d="M64 256C44 152 112 62 226 50c84-8 126 24 196 22 98-2 170 70 166 168-2 62-26 108-66 142H112c-28-36-42-80-48-126z"
      fill="var(--story-wall-deep)"
    />
    <ellipse cx="320" cy="404" rx="250" ry="16" fill="var(--story-wall-line)" />
    <g fill="var(--story-brand-mid)">
      <circle cx="96" cy="96" r="9" />
      <circle cx="566" cy="76" r="6" />
      <circle cx="584" cy="286" r="10" />
      <circle cx="58" cy="310" r="6" />
    </g>
  </>
);
