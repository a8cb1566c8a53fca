import type { HelpTopic } from '../../../portal/support/contact-concierge.ts';
import { SUBJECT_WORDS } from '../requests/request-words.ts';

/** What the question is about, and what happens with it. */
export function ContactTopic({ about: { kind, label } }: { readonly about: HelpTopic }) {
  return (
    <div className="flex flex-col gap-3">
      {kind !== 'general' && label !== undefined && (
        <p className="rounded-box bg-sunken px-4 py-3 text-sm">
          <span className="block text-ink-soft">{SUBJECT_WORDS[kind]}</span>
          <span className="font-medium">{label}</span>
        </p>
      )}
      <p className="text-ink-soft">
        Security experts read this. Their answer will appear here, under Help requests, and we will email you when it
        does. It is included in your subscription.
      </p>
    </div>
  );
}
