import { say } from '../../../portal/texts/say.ts';
import { GoLink } from '../go-link.tsx';
import { notYou } from '../learning.texts.ts';

type NotYouProps = { readonly name: string; readonly organisation: string };

/** A personal link that was passed on would record one person's work for another. */
export function NotYou({ name, organisation }: NotYouProps) {
  return (
    <details className="mt-10 rounded-box border border-line bg-surface px-5 py-3 text-sm">
      <summary className="min-h-8 cursor-pointer content-center font-medium">{say(notYou.question, { name })}</summary>
      <p className="mt-2 mb-1 text-ink-soft">
        {say.parts(notYou.answer, {
          name,
          organization: organisation,
          link: (words) => (
            <GoLink key="link" href="/learn">
              {words}
            </GoLink>
          ),
        })}
      </p>
    </details>
  );
}
