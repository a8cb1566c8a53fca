import { Boxes, Lamp, Plant, Window } from './furniture.tsx';
import { FLOOR, Room } from './room.tsx';

/** A workshop: tools on the wall, a bench with a vise. */
export const Workshop = () => (
  <Room floor="var(--story-floor-deep)">
    <rect x="196" y="60" width="264" height="132" rx="6" fill="var(--story-wood)" />
    <rect x="196" y="184" width="264" height="8" rx="4" fill="var(--story-wood-deep)" />
    <g fill="none" stroke="var(--story-dark)" strokeWidth="8" strokeLinecap="round">
      <path d="M230 92v74" />
      <path d="M214 88h32" strokeWidth="16" />
      <path d="M284 110v54" stroke="var(--story-pot)" strokeWidth="13" />
      <path d="M284 84v24" strokeWidth="6" />
      <path d="M330 96v70" strokeWidth="12" stroke="var(--story-gray-deep)" />
      <path d="M320 88q10 14 20 0" strokeWidth="9" stroke="var(--story-gray-deep)" />
    </g>
    <path d="M372 92h66l-12 26-58 4z" fill="var(--story-gray)" />
    <path d="M372 92q-18 6-14 30 6 10 16 2l4-8z" fill="var(--story-pot)" />
    <circle cx="404" cy="154" r="19" fill="none" stroke="var(--story-dark)" strokeWidth="9" strokeDasharray="8 5" />
    <Window x={44} y={72} width={106} height={104} />
    <g transform={`translate(480 ${FLOOR + 12})`}>
      <path d="M8-78V0M132-78V0" stroke="var(--story-wood-dark)" strokeWidth="13" />
      <path d="M14-30h112v10H14z" fill="var(--story-wood-dark)" />
      <path d="M-8-92h156v16H-8z" fill="var(--story-wood)" />
      <path d="M-8-80h156v5H-8z" fill="var(--story-wood-deep)" />
      <path d="M18-124h34v14H40v18H26v-18h-8z" fill="var(--story-dark)" />
      <path d="M76-120h52v28H76z" fill="#d4483f" />
      <path d="M76-108h52M94-120v-8h16v8" fill="none" stroke="#9f332c" strokeWidth="4" />
      <path d="M30-30h34v-22H30zM74-30h40v-30H74z" fill="var(--story-brand-mid)" />
    </g>
    <Lamp x={500} y={30} />
    <Lamp x={170} y={18} />
  </Room>
);

const LOAVES = [0, 46, 92, 138];

/** A bakery: shelves of bread, a counter with a display of cakes. */
export const Bakery = () => (
  <Room>
    <path d="M-40-40h720v66H-40z" fill="var(--story-wall-deep)" />
    {Array.from({ length: 15 }, (_, index) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the stripes never change
        key={index}
        d={`M${index * 48 - 40} 0h48v26q-24 20-48 0z`}
        fill={index % 2 === 0 ? 'var(--story-brand-mid)' : 'var(--story-white)'}
      />
    ))}
    <g transform="translate(48 84)">
      {[52, 122].map((y) => (
        <g key={y}>
          {LOAVES.map((x) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <path d="M2-2C0-26 12-34 22-34S44-26 42-2z" fill={y === 52 ? '#c98a4b' : '#b97840'} />
              <path d="M12-24l8 5M20-29l8 5M28-30l6 5" stroke="#f0cf9c" strokeWidth="3.5" strokeLinecap="round" />
            </g>
          ))}
          <rect x="-12" y={y} width="208" height="8" rx="2" fill="var(--story-wood)" />
          <path d={`M4 ${y + 8}v10M182 ${y + 8}v10`} stroke="var(--story-wood-deep)" strokeWidth="5" />
        </g>
      ))}
    </g>
    <rect x="306" y="78" width="128" height="102" rx="6" fill="var(--story-dark-deep)" />
    <path
      d="M326 104h60M326 124h84M326 142h70M326 160h50"
      stroke="var(--story-white)"
      strokeOpacity=".75"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <g transform={`translate(458 ${FLOOR + 10})`}>
      <path d="M0-92h190V0H0z" fill="var(--story-wood)" />
      <path d="M0-14h190V0H0z" fill="var(--story-wood-deep)" />
      <path d="M14-78h164v52H14z" fill="#fff" opacity=".2" />
      <path d="M10-156q0-12 12-12h168v76H10z" fill="var(--story-glass)" opacity=".75" />
      <path d="M18-126h170" stroke="var(--story-white)" strokeWidth="4" />
      <path d="M26-126q0-18 17-18t17 18zM74-126q0-18 17-18t17 18zM122-126q0-18 17-18t17 18z" fill="#e9b7a0" />
      <path d="M28-92v-20h34v20zM78-92v-16h40v16zM134-92v-22h34v22z" fill="#f3dfb8" />
      <path d="M28-112h34v6H28zM78-108h40v5H78zM134-114h34v6h-34z" fill="#9c5a3a" />
      <rect x="-6" y="-98" width="202" height="9" rx="3" fill="var(--story-white)" />
    </g>
    <Lamp x={270} y={42} />
  </Room>
);

/** A bike shop: wheels on the wall, a bicycle, boxes of orders. */
export const Shop = () => (
  <Room>
    <path d="M-40-40h230v362H-40z" fill="var(--story-wall-deep)" opacity=".6" />
    <g fill="none" stroke="var(--story-dark)" strokeWidth="7">
      <circle cx="84" cy="110" r="44" />
      <circle cx="188" cy="110" r="44" />
    </g>
    <g fill="none" stroke="var(--story-gray-deep)" strokeWidth="2.5">
      <path d="M84 68v84M42 110h84M54 80l60 60M114 80l-60 60M188 68v84M146 110h84M158 80l60 60M218 80l-60 60" />
    </g>
    <g transform={`translate(330 ${FLOOR + 10})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="86" cy="0" rx="112" ry="6" fill="#10131f" opacity=".12" />
      <g stroke="var(--story-dark-deep)" strokeWidth="7">
        <circle cx="22" cy="-44" r="41" />
        <circle cx="150" cy="-44" r="41" />
      </g>
      <path
        d="M22-44 60-110h62L86-44H22L70-92M86-44 58-120M122-110l28 66"
        stroke="var(--story-brand)"
        strokeWidth="8"
      />
      <path d="M116-132h18l-12 22" stroke="var(--story-dark)" strokeWidth="7" />
      <path d="M44-124h28" stroke="var(--story-dark-deep)" strokeWidth="11" />
      <circle cx="86" cy="-44" r="9" fill="var(--story-gray-deep)" />
    </g>
    <g transform="translate(330 150)">
      <path d="M0-60h240v8H0zM0 0h240v8H0z" fill="var(--story-wood)" />
      <path d="M14-60v-30q22-16 44 0v30zM76-60v-30q22-16 44 0v30z" fill="var(--story-pot)" />
      <path d="M150-60v-34h30v34zM190-60v-24h34v24z" fill="var(--story-brand-mid)" />
      <path d="M16 0v-24h40v24zM120 0v-34h26v34zM156 0v-28h26v28z" fill="var(--story-gray-deep)" />
      <path d="M66 0v-32h40v32z" fill="var(--story-leaf)" />
    </g>
    <Boxes x={584} y={FLOOR + 22} />
    <Plant x={262} y={FLOOR + 6} size={0.7} />
  </Room>
);

/** A building site: a timber frame, scaffolding, a crane far away. */
export const BuildingSite = () => (
  <>
    <path d="M-40-40h720v370H-40z" fill="var(--story-sky)" />
    <path d="M-40 250q80-46 170-20t190-16 180 10 180-20v126H-40z" fill="var(--story-sky-deep)" />
    <g fill="var(--story-white)" opacity=".85">
      <path d="M70 84q4-22 26-20 10-20 34-12 22-4 24 18 16 2 14 14z" />
    </g>
    <g fill="none" stroke="var(--story-pot)" strokeWidth="6">
      <path
        d="M186 330V42M170 330V42M170 300l16-30M170 270l16-30M170 240l16-30M170 210l16-30M170 180l16-30M170 150l16-30M170 120l16-30"
        strokeWidth="4"
      />
      <path d="M92 50h200M178 20 100 48M178 20l106 28M178 42V20" strokeWidth="5" />
      <path d="M262 52v56" stroke="var(--story-dark)" strokeWidth="2.5" />
    </g>
    <path d="M96 50h28v24H96z" fill="var(--story-dark)" />
    <path d="M246 108h32v14h-32z" fill="var(--story-wood)" />
    <path d="M-40 322h720v150H-40z" fill="#d9bd93" />
    <path d="M-40 322q100-14 220-4t240-6 260 4v20H-40z" fill="#c6a678" />
    <g fill="none" stroke="var(--story-wood-deep)" strokeWidth="12">
      <path d="M352 332V150M436 332V150M520 332V150M604 332V150" />
      <path d="M340 236h280" stroke="var(--story-wood)" />
      <path d="M330 156 478 62l148 94M478 64v90M404 110v46M552 110v46" stroke="var(--story-wood)" />
      <path d="M340 154h290" />
      <path d="m352 326 84-86M520 240l84 86" strokeWidth="7" />
    </g>
    <g transform="translate(60 372)">
      <path d="M-40-24h150l14 12H-52z" fill="var(--story-wood)" />
      <path d="M-52-12h176v12H-52zM-34-38h136l10 14H-44z" fill="var(--story-wood-deep)" />
      <path d="M-44-24h156v6H-44z" fill="var(--story-wood-dark)" opacity=".6" />
    </g>
    <g transform="translate(590 392)">
      <path d="M-22 0 -4-56q4-6 8 0L22 0z" fill="#f2862b" />
      <path d="M-14-24h28l4 12h-36zM-9-42H9l3 9h-24z" fill="#fff" />
      <rect x="-32" y="-2" width="64" height="8" rx="3" fill="#c9651a" />
    </g>
  </>
);
