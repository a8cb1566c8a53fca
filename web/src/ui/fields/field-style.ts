/** The frame of every one-line control: 56 px high, so that the label fits above the value. */
export const fieldFrame =
  'group/frame relative flex min-h-14 w-full items-stretch rounded-box border border-line-strong bg-surface transition-colors ' +
  'hover:border-ink-soft has-[:focus-visible]:border-focus has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-1 has-[:focus-visible]:outline-focus ' +
  'group-invalid/field:border-danger-ink group-disabled/field:border-line group-disabled/field:bg-sunken';

/** A label that stays at the top edge inside the frame. */
export const raisedLabel =
  'pointer-events-none absolute top-2 start-3.5 max-w-[calc(100%-1.75rem)] truncate text-ink-soft text-xs group-invalid/field:text-danger-ink';

/** A label that lies where the value goes while nothing is chosen. */
export const restingLabel =
  'pointer-events-none absolute top-4 start-3.5 max-w-[calc(100%-3.5rem)] truncate text-base text-ink-soft group-invalid/field:text-danger-ink';

/** A label that lies where the value goes and rises when the input (a `peer`) has focus or a value. */
export const floatingLabel =
  'pointer-events-none absolute top-2 start-3.5 max-w-[calc(100%-1.75rem)] origin-top-left truncate text-ink-soft text-xs transition-all ' +
  'peer-placeholder-shown:top-4 peer-placeholder-shown:text-base ' +
  'peer-focus:top-2 peer-focus:text-accent-ink peer-focus:text-xs peer-autofill:top-2 peer-autofill:text-xs ' +
  'group-invalid/field:text-danger-ink group-invalid/field:peer-focus:text-danger-ink';

/** The input inside the frame. Its own outline is off because the frame shows the focus. */
export const fieldInput =
  'peer w-full min-w-0 rounded-box bg-transparent px-3.5 pt-6 pb-2 text-base text-ink outline-none disabled:text-ink-faint ' +
  'placeholder:text-transparent focus:placeholder:text-ink-faint';

/** A popover below a field or a button. */
export const popoverPanel =
  'rise-overlay overflow-auto rounded-box border border-line bg-raised p-1.5 text-ink shadow-raised outline-none';

/** One row of a list in a popover. */
export const popoverRow =
  'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-inner px-3 py-2 text-sm outline-none ' +
  'hover:bg-sunken focus:bg-accent-soft focus-visible:bg-accent-soft selected:font-semibold disabled:cursor-not-allowed disabled:text-ink-faint';
