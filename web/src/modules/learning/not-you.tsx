import { GoLink } from './go-link.tsx';

type NotYouProps = { readonly name: string; readonly organisation: string };

/** A personal link that was passed on would record one person's work for another. */
export function NotYou({ name, organisation }: NotYouProps) {
  return (
    <details className="mt-10 rounded-box border border-line bg-surface px-5 py-3 text-sm">
      <summary className="min-h-8 cursor-pointer content-center font-medium">Not {name}?</summary>
      <p className="mt-2 mb-1 text-ink-soft">
        This page belongs to {name} of {organisation}, and what is done here is recorded for that person. Please do not
        share the link. If you are on the team too, <GoLink href="/learn">get your own link</GoLink>; if not, close this
        page.
      </p>
    </details>
  );
}
