import { ExternalLink } from 'lucide-react';
import { checkedOn } from '../../../portal/course/source-list.tsx';
import { langOf, pageLanguage } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Year } from '../learn-types.ts';
import { newTricks as texts } from '../learning.texts.ts';

/** What criminals do more often in this quarter, and what helps. */
export function NewTricks({ tricks: { textLanguage, list } }: { readonly tricks: Year['tricks'] }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="new-tricks" className="mt-10">
      <h2 id="new-tricks" className="mb-3 font-semibold text-xl tracking-tight">
        {say(texts.title)}
      </h2>
      <ul className="flex flex-col gap-3">
        {list.map(({ id, title, text, whatToDo, source }) => (
          <li key={id} lang={langOf(textLanguage)} className="rounded-box border border-line bg-surface p-5">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
            <p className="mt-2 font-medium">{whatToDo}</p>
            <p className="mt-2 text-sm">
              <a
                href={source.address}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-6 items-center gap-1.5 text-ink-soft underline underline-offset-4 hover:text-accent-ink"
              >
                {source.name}
                <ExternalLink aria-hidden="true" size={14} className="shrink-0" />
              </a>{' '}
              <span lang={pageLanguage} className="text-ink-soft">
                {checkedOn(source.checked)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
