import type { HelpSubject } from '@portal/domain/concierge/help-request.ts';

/** What somebody asks the concierge about; the server looks its name up by itself. */
export type HelpTopic = {
  readonly kind: HelpSubject;
  /** Of the one thing it is about; none for a general question. */
  readonly id?: string | undefined;
  /** Its name as the reader sees it, such as the title of a finding. */
  readonly label?: string | undefined;
};

type Listener = (about: HelpTopic) => void;

let listener: Listener | undefined;
/** Asked for before the dialog's own file had arrived. */
let waiting: HelpTopic | undefined;

/** Opens the "Contact Cyber Concierge" dialog, which the app renders once (spec part 1, section 2), as soon as it is there. */
export function openContactConcierge(about: HelpTopic): void {
  if (listener) listener(about);
  else waiting = about;
}

/** The app's dialog listens here; answers how to stop listening. */
export function onOpenContactConcierge(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = undefined;
  return () => {
    if (listener === next) listener = undefined;
  };
}
