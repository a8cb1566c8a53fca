import type { ReactNode } from 'react';

type SectionProps = { readonly title: string; readonly children: ReactNode };

/** One chapter of the kit page. */
export function Section({ title, children }: SectionProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="border-line border-t py-10">
      <h2 id={id} className="mb-6 font-semibold text-2xl tracking-tight">
        {title}
      </h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}

/** Parts side by side that wrap. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}

/** Parts in columns that fall under one another on phones. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-6 tablet:grid-cols-2">{children}</div>;
}
