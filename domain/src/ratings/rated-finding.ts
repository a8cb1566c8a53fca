import type { SurfaceFinding, VectorOutcome } from './attack-surface.ts';

/** What became of the test of one vector, and how many days ago it ran. */
export type RatedOutcome = VectorOutcome & { readonly ageDays: number };

/** What the model needs to know of one finding. */
export interface RatedFinding extends Pick<SurfaceFinding, 'vector' | 'kind' | 'asset' | 'grade' | 'importance'> {
  /** Days since it was last seen. */
  readonly ageDays: number;
  /** A later look ran the vector's test to its end and did not see it any more. */
  readonly isGone: boolean;
}
