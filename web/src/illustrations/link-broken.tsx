import { IllustrationFrame } from './illustration-frame.tsx';

/** A chain that came apart: this link leads nowhere. */
export function LinkBroken() {
  return (
    <IllustrationFrame>
      <g transform="rotate(-28 120 92)">
        <path
          className="fill-accent-line"
          fillRule="evenodd"
          d="M104 70H64a22 22 0 0 0 0 44h40l-6-14H66a8 8 0 0 1 0-16h34l-4-6z"
        />
        <path
          className="fill-accent"
          fillRule="evenodd"
          d="M138 114h40a22 22 0 0 0 0-44h-40l6 14h32a8 8 0 0 1 0 16h-34l4 6z"
        />
      </g>
      <path d="M110 54l-5-16M128 50l3-17M92 64L79 54M132 130l5 16M114 134l-3 16M150 120l13 10" />
    </IllustrationFrame>
  );
}
