import type { StoryScreen } from '@portal/domain/training/story-words.ts';

/** How a kind of screen is put together. */
export type ScreenLook = {
  /** Where it is seen: a window, a sheet of paper, a phone. */
  readonly frame: 'window' | 'paper' | 'phone';
  /** Above the title. */
  readonly head: 'band' | 'icon' | 'address' | 'rings' | 'none';
  /** How each line stands: as it is, in a box to type in, as a speech bubble, with a bar, a check mark or a file before it. */
  readonly lines: 'plain' | 'field' | 'bubble' | 'bar' | 'check' | 'file' | 'code' | 'centered';
  /** What can be pressed below. */
  readonly buttons: 'none' | 'one' | 'two' | 'call';
  readonly isCentered: boolean;
};

const plain: ScreenLook = { frame: 'window', head: 'band', lines: 'plain', buttons: 'none', isCentered: false };

export const SCREEN_LOOKS: Readonly<Record<StoryScreen, ScreenLook>> = {
  mail: plain,
  chat: { ...plain, lines: 'bubble' },
  'sign-in': { ...plain, head: 'icon', lines: 'field', buttons: 'one', isCentered: true },
  call: { frame: 'phone', head: 'icon', lines: 'centered', buttons: 'call', isCentered: true },
  'text-message': { ...plain, frame: 'phone', lines: 'bubble' },
  alert: { ...plain, head: 'icon', lines: 'centered', buttons: 'two', isCentered: true },
  'web-page': { ...plain, head: 'address' },
  document: { ...plain, frame: 'paper', head: 'none' },
  calendar: { ...plain, head: 'rings', lines: 'bar' },
  consent: { ...plain, head: 'icon', lines: 'check', buttons: 'two', isCentered: true },
  code: { ...plain, head: 'icon', lines: 'code', isCentered: true },
  'file-list': { ...plain, lines: 'file' },
};

/** How far from the left the letters of a line begin, and what is free between two lines. */
export const LINE_SPACE: Readonly<Record<ScreenLook['lines'], { readonly inset: number; readonly between: number }>> = {
  plain: { inset: 0, between: 11 },
  centered: { inset: 0, between: 9 },
  field: { inset: 13, between: 25 },
  bubble: { inset: 14, between: 27 },
  bar: { inset: 18, between: 21 },
  check: { inset: 32, between: 14 },
  file: { inset: 34, between: 17 },
  code: { inset: 6, between: 14 },
};
