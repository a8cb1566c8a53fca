import type { ComingKind } from '@portal/domain/calendar/coming.ts';
import {
  BellRing,
  CalendarClock,
  ClipboardCheck,
  FileCheck,
  FileClock,
  Fish,
  GraduationCap,
  Hourglass,
  Link2Off,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  Radar,
  Scale,
  ShieldAlert,
} from 'lucide-react';

type EntryLook = {
  readonly Icon: LucideIcon;
  /** Somebody of the firm has something to do by then. */
  readonly needsYou: boolean;
};

/** How each kind of entry looks, and whether it asks for something. */
export const ENTRY_LOOKS: Readonly<Record<ComingKind, EntryLook>> = {
  'legal-deadline': { Icon: Scale, needsYou: true },
  'plan-end': { Icon: Hourglass, needsYou: true },
  'certificate-end': { Icon: LockKeyhole, needsYou: true },
  'course-due': { Icon: GraduationCap, needsYou: true },
  'policy-review': { Icon: FileCheck, needsYou: true },
  'record-due': { Icon: ListChecks, needsYou: true },
  'answers-confirm': { Icon: ClipboardCheck, needsYou: true },
  'risk-end': { Icon: ShieldAlert, needsYou: true },
  'handover-end': { Icon: Link2Off, needsYou: true },
  'proof-pack-end': { Icon: FileClock, needsYou: true },
  'phishing-start': { Icon: Fish, needsYou: false },
  'phishing-end': { Icon: Fish, needsYou: false },
  'course-opens': { Icon: CalendarClock, needsYou: false },
  'sign-off-reminder': { Icon: BellRing, needsYou: false },
  scan: { Icon: Radar, needsYou: false },
};

/** The box of an entry in the month: filled where it needs somebody, and told apart by its line where colors are taken away. */
export const ENTRY_BOX = {
  needsYou: 'border-accent-line bg-accent-soft font-medium',
  other: 'border-line-strong/60 border-dashed',
} as const;
