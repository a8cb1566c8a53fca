import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { VectorSlug } from '../ratings-types.ts';

/** The part of the window in which a section counts as being read: below the header, down to its upper third. */
const READ = '-112px 0px -65% 0px';

/** The vector that an address asks for. */
export function useAskedVector(): VectorSlug | null {
  const { hash } = useLocation();
  return RISK_VECTOR_SLUGS.find((slug) => slug === hash) ?? null;
}

/** Brings the section that the address asks for into view, and answers which one is being read. */
export function useVectorInView(isReady: boolean): VectorSlug | null {
  const asked = useAskedVector();
  const { key } = useLocation().state as { readonly key?: string };
  const [inView, setInView] = useState<VectorSlug | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section can be asked for twice
  useEffect(() => {
    if (!isReady || asked === null) return;
    const section = document.getElementById(asked);
    // What was not measured is folded, and nothing scrolls to what is folded.
    const folded = section?.parentElement?.closest('details');
    if (folded) folded.open = true;
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [isReady, asked, key]);

  useEffect(() => {
    if (!isReady) return;
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        // The one that left last stays marked until another comes: between two sections one is still at the first.
        const top = [...visible].sort((one, other) => topOf(one) - topOf(other))[0]?.id;
        const first = RISK_VECTOR_SLUGS.find((slug) => slug === top);
        if (first !== undefined) setInView(first);
      },
      { rootMargin: READ },
    );
    for (const slug of RISK_VECTOR_SLUGS) {
      const section = document.getElementById(slug);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [isReady]);

  return inView;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
