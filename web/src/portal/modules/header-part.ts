import type { ComponentType } from 'react';

/** What a button in the header knows of who reads. */
export type HeaderButtonProps = {
  /** Whether somebody who belongs to a company reads, whose own pages are in the portal. */
  readonly isMember: boolean;
};

/** Buttons in the header of every page for who is signed in, by file: the default exports of the modules' `NAME.header.tsx`. */
export const HEADER_BUTTONS: readonly (readonly [file: string, button: ComponentType<HeaderButtonProps>])[] =
  Object.entries(
    import.meta.glob<ComponentType<HeaderButtonProps>>('../../modules/*/*.header.tsx', {
      eager: true,
      import: 'default',
    }),
  );
