import { IllustrationFrame } from './illustration-frame.tsx';
import { Plant } from './plant.tsx';
import { Sparkle } from './sparkle.tsx';

/** A small firm's shop front with a shield as its sign. */
export function Welcome() {
  return (
    <IllustrationFrame>
      <path className="fill-surface" d="M64 86h112v70H64z" />
      <path className="fill-surface" d="M74 48h92v24H74z" />
      <path className="fill-accent-line" d="M66 68h108l10 22H56z" />
      <path className="fill-accent" d="M88 68h22l-2 22H82zM130 68h22l6 22h-26z" />
      <path
        className="fill-accent-mid"
        d="M56 90c0 8 5 12 13 12s13-4 13-12c0 8 5 12 13 12s13-4 13-12c0 8 4 12 12 12s12-4 12-12c0 8 5 12 13 12s13-4 13-12c0 8 5 12 13 12s13-4 13-12z"
      />
      <path className="fill-accent-soft" d="M128 156v-40a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v40z" />
      <path d="M152 136h.01" strokeWidth="4.5" />
      <rect className="fill-accent-soft" x="78" y="114" width="38" height="26" rx="3" />
      <path className="stroke-accent-mid" d="M84 134l12-14M94 134l8-9" />
      <circle className="fill-surface" cx="120" cy="44" r="23" />
      <path className="fill-accent stroke-accent" d="M120 29l13 4.5v9c0 8-5 13.5-13 17-8-3.5-13-9-13-17v-9z" />
      <path className="stroke-white" d="M114 44l4.5 4.5 8-8.5" />
      <Plant x={46} />
      <Plant x={196} />
      <Sparkle x={182} y={44} />
      <Sparkle x={62} y={36} size={5} />
    </IllustrationFrame>
  );
}
