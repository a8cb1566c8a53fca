import type { Phrase } from '@portal/domain/texts/texts.ts';

/** A link at the foot of every page that anyone may see: the default export of a module's `NAME.frame.ts`. */
export type FrameLink = {
  readonly label: Phrase;
  /** A page that anyone may open, which is none of the portal's own. */
  readonly href: string;
};

/** Those of all modules. */
export const FRAME_LINKS: readonly FrameLink[] = Object.values(
  import.meta.glob<FrameLink>('../../modules/*/*.frame.ts', { eager: true, import: 'default' }),
);
