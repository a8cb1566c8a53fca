import type { ComingKind } from '@portal/domain/calendar/coming.ts';
import {
  BellRing,
  CalendarClock,
  ClipboardCheck,
  FileCheck,
  FileClock,
  GraduationCap,
  Hourglass,
  Link2Off,
  LockKeyhole,
  type LucideIcon,
  Radar,
  ShieldAlert,
} from 'lucide-react';

type EntryLook = {
  readonly Icon: LucideIcon;
  /** Somebody of the firm has something to do by then. */
  readonly needsYou: boolean;
  /** What it means and what to do. */
  readonly hint: string;
};

/** How each kind of entry looks, and what it asks for. */
export const ENTRY_LOOKS: Readonly<Record<ComingKind, EntryLook>> = {
  'plan-end': {
    Icon: Hourglass,
    needsYou: true,
    hint: 'Choose a plan before then. What you have set up is kept, but nothing is scanned afterward.',
  },
  'certificate-end': {
    Icon: LockKeyhole,
    needsYou: true,
    hint: 'Renew it before then, or browsers will warn your visitors.',
  },
  'course-due': {
    Icon: GraduationCap,
    needsYou: true,
    hint: 'The last day for everyone who has not finished. They are reminded by email.',
  },
  'policy-review': {
    Icon: FileCheck,
    needsYou: true,
    hint: 'Read it again. If it is still right, approve it again.',
  },
  'answers-confirm': {
    Icon: ClipboardCheck,
    needsYou: true,
    hint: 'Answers count half after 90 days, until you confirm them.',
  },
  'risk-end': { Icon: ShieldAlert, needsYou: true, hint: 'The last day. After that, it is open again and counts.' },
  'handover-end': {
    Icon: Link2Off,
    needsYou: true,
    hint: 'Not everything is done yet. Ask how it is going, or send a new link.',
  },
  'proof-pack-end': {
    Icon: FileClock,
    needsYou: true,
    hint: 'The last day it is valid. Make a new one if you need it.',
  },
  'course-opens': { Icon: CalendarClock, needsYou: false, hint: 'Everyone gets an email with their link.' },
  'sign-off-reminder': { Icon: BellRing, needsYou: false, hint: 'Everyone who has not confirmed gets an email.' },
  scan: { Icon: Radar, needsYou: false, hint: 'On your schedule. You hear from us when there is something new.' },
};

/** The box of an entry in the month: filled where it needs somebody, and told apart by its line where colors are taken away. */
export const ENTRY_BOX = {
  needsYou: 'border-accent-line bg-accent-soft font-medium',
  other: 'border-line-strong/60 border-dashed',
} as const;
