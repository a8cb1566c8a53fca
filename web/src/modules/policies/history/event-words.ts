import { BadgeCheck, BookOpenCheck, FilePlus2, FileUp, PencilLine, Send, Trash2, Undo2 } from 'lucide-react';
import type { PolicyEvent } from '../policy-types.ts';
import { eventWords as texts } from './history.texts.ts';

type EventWords = {
  readonly icon: typeof Send;
  readonly words: (typeof texts)[keyof typeof texts];
  readonly tone: string;
};

/** What can have happened to a version of a policy. */
export const EVENT_WORDS: Readonly<Record<PolicyEvent['action'], EventWords>> = {
  created: { icon: FilePlus2, words: texts.wrote, tone: 'bg-accent-soft text-accent-ink' },
  imported: { icon: FileUp, words: texts.uploaded, tone: 'bg-accent-soft text-accent-ink' },
  saved: { icon: PencilLine, words: texts.savedDraft, tone: 'bg-sunken text-ink-soft' },
  approved: { icon: BadgeCheck, words: texts.approved, tone: 'bg-success-soft text-success-ink' },
  sent: { icon: Send, words: texts.sent, tone: 'bg-accent-soft text-accent-ink' },
  takenBack: { icon: Undo2, words: texts.tookBack, tone: 'bg-sunken text-ink-soft' },
  draftDeleted: { icon: Trash2, words: texts.deletedDraft, tone: 'bg-danger-soft text-danger-ink' },
  libraryTaken: {
    icon: BookOpenCheck,
    words: texts.tookLibrary,
    tone: 'bg-accent-soft text-accent-ink',
  },
};
