import type { HelpTopic } from '../../../portal/support/contact-concierge.ts';
import { say } from '../../../portal/texts/say.ts';
import { SUBJECT_WORDS } from '../requests/request-words.ts';
import { contactTopic as texts } from './contact.texts.ts';

/** What the question is about, and what happens with it. */
export function ContactTopic({ about: { kind, label } }: { readonly about: HelpTopic }) {
  return (
    <div className="flex flex-col gap-3">
      {kind !== 'general' && label !== undefined && (
        <p className="rounded-box bg-sunken px-4 py-3 text-sm">
          <span className="block text-ink-soft">{say(SUBJECT_WORDS[kind])}</span>
          <span className="font-medium">{label}</span>
        </p>
      )}
      <p className="text-ink-soft">{say(texts.securityExpertsReadThis)}</p>
    </div>
  );
}
