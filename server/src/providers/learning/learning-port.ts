/**
 * The system that people learn in. The portal has one of its own; an outside one would give back here what people did there.
 */
export type LearningPort = {
  /**
   * Brings the organisation's records up to date with the system's.
   * @throws LearningError when the system does not answer, or not as expected
   */
  sync(orgId: string): Promise<void>;
};

/** Why a learning system could not be asked. */
export class LearningError extends Error {
  override readonly name = 'LearningError';
}
