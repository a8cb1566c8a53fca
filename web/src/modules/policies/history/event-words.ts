import type { Phrase } from '@portal/domain/texts/texts.ts';
import { BadgeCheck, BookOpenCheck, FilePlus2, FileUp, PencilLine, Send, Trash2, Undo2 } from 'lucide-react';
import type { PolicyEvent } from '../policy-types.ts';
import { eventWords as texts } from './history.texts.ts';

type EventWords = { readonly icon: typeof Send; readonly words: Phrase; readonly tone: string };

/** What can have happened to a policy, before the words "version 3". */
export const EVENT_WORDS: Readonly<Record<PolicyEvent['action'], EventWords>> = {
  created: { icon: FilePlus2, words: texts.wrote, tone: 'bg-accent-soft text-accent-ink' },
  imported: { icon: FileUp, words: texts.uploaded, tone: 'bg-accent-soft text-accent-ink' },
  saved: { icon: PencilLine, words: texts.savedADraftOf, tone: 'bg-sunken text-ink-soft' },
  approved: { icon: BadgeCheck, words: texts.approved, tone: 'bg-success-soft text-success-ink' },
  sent: { icon: Send, words: texts.sentForApproval, tone: 'bg-accent-soft text-accent-ink' },
  takenBack: { icon: Undo2, words: texts.tookBackFromApproval, tone: 'bg-sunken text-ink-soft' },
  draftDeleted: { icon: Trash2, words: texts.deletedTheDraftOf, tone: 'bg-danger-soft text-danger-ink' },
  libraryTaken: {
    icon: BookOpenCheck,
    words: texts.addedTheNewLibrary,
    tone: 'bg-accent-soft text-accent-ink',
  },
};
