import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { policyPath } from '../policy-path.ts';
import type { LibraryRow } from '../policy-types.ts';
import { libraryList as texts } from './list.texts.ts';
import { PolicyEffort } from './recommended-cards.tsx';

/** The rest of the library, each with what it is for. */
export function LibraryList({ policies }: { readonly policies: readonly LibraryRow[] }) {
  return (
    <section aria-labelledby="library">
      <h2 id="library" className="font-semibold text-xl tracking-tight">
        {say(texts.title)}
      </h2>
      <p className="mb-4 text-ink-soft text-sm">{say(texts.description)}</p>
      <ul className="divide-y divide-line rounded-box border border-line bg-surface">
        {policies.map((policy) => (
          <li key={policy.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
            <div className="min-w-0 flex-1 basis-72">
              <h3 lang={langOf(policy.language)} className="font-semibold">
                {policy.name}
              </h3>
              <p lang={langOf(policy.language)} className="mt-0.5 text-ink-soft text-sm">
                {policy.purpose}
              </p>
              <PolicyEffort policy={policy} />
            </div>
            <LinkButton
              variant="secondary"
              size="small"
              href={policyPath(policy.id)}
              aria-label={say(texts.openName, { name: policy.name })}
            >
              {say(texts.open)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
