import type { VectorDetail } from './ratings-types.ts';

/** A risk vector's name with its mark: * for beta, ** for informational (spec part 2, section 2). */
export function VectorName({ detail }: { readonly detail: Pick<VectorDetail, 'name' | 'beta' | 'info'> }) {
  const mark = detail.info ? '**' : detail.beta ? '*' : '';
  return (
    <>
      {detail.name}
      {mark !== '' && (
        <>
          <span aria-hidden="true">{mark}</span>
          <span className="sr-only"> ({detail.info ? 'informational' : 'beta'})</span>
        </>
      )}
    </>
  );
}
