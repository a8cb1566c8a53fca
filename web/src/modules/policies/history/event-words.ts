import { BadgeCheck, BookOpenCheck, FilePlus2, FileUp, PencilLine, Send, Trash2, Undo2 } from 'lucide-react';
import type { PolicyEvent } from '../policy-types.ts';

type EventWords = { readonly icon: typeof Send; readonly words: string; readonly tone: string };

/** What can have happened to a policy, before the words "version 3". */
export const EVENT_WORDS: Readonly<Record<PolicyEvent['action'], EventWords>> = {
  created: { icon: FilePlus2, words: 'Wrote', tone: 'bg-accent-soft text-accent-ink' },
  imported: { icon: FileUp, words: 'Uploaded', tone: 'bg-accent-soft text-accent-ink' },
  saved: { icon: PencilLine, words: 'Saved a draft of', tone: 'bg-sunken text-ink-soft' },
  approved: { icon: BadgeCheck, words: 'Approved', tone: 'bg-success-soft text-success-ink' },
  sent: { icon: Send, words: 'Sent for approval:', tone: 'bg-accent-soft text-accent-ink' },
  takenBack: { icon: Undo2, words: 'Took back from approval:', tone: 'bg-sunken text-ink-soft' },
  draftDeleted: { icon: Trash2, words: 'Deleted the draft of', tone: 'bg-danger-soft text-danger-ink' },
  libraryTaken: {
    icon: BookOpenCheck,
    words: 'Added the new library text to',
    tone: 'bg-accent-soft text-accent-ink',
  },
};
