/** Somewhere to go that is found by its name. */
export type FinderPlace = {
  readonly label: string;
  /** Where it is; of what is done on the spot, a name of its own. */
  readonly href: string;
  /** What tells it from others, such as the page that it is a part of. */
  readonly detail?: string;
  /** Opens in a tab of its own. */
  readonly isExternal?: true;
  /** Done in place of going there, such as opening a dialog. */
  readonly onOpen?: () => void;
};

/** Places under one heading. */
export type FinderGroup = { readonly title: string; readonly places: readonly FinderPlace[] };

/** What the frame of a page gives to the finder that a module brings as `NAME.finder.tsx`. */
export type FinderProps = {
  /** The links of the frame’s own menu that lead somewhere. */
  readonly menu: readonly FinderPlace[];
  readonly onClose: () => void;
};
