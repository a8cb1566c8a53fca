import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { vectorName as texts } from './ratings.texts.ts';
import type { VectorDetail } from './ratings-types.ts';

/** A risk vector's name with its mark: * for beta, ** for informational (spec part 2, section 2). */
export function VectorName({ detail }: { readonly detail: Pick<VectorDetail, 'name' | 'beta' | 'info'> }): ReactNode {
  if (!detail.info && !detail.beta) return detail.name;
  return say.parts(detail.info ? texts.informational : texts.beta, {
    name: detail.name,
    mark: (words) => (
      <span key="mark" aria-hidden="true">
        {words}
      </span>
    ),
    word: (words) => (
      <span key="word" className="sr-only">
        {words}
      </span>
    ),
  });
}
