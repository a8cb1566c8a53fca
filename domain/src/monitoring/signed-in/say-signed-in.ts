import type { Say } from '../../texts/say.ts';
import type { SignedInExtent } from './sign-in-failure.ts';
import { signInFailures, signedInExtent as texts } from './signed-in.texts.ts';

/** Puts into sentences how far a scan came with its accounts; a failure comes first. */
export function saySignedIn(say: Say, extent: SignedInExtent): readonly string[] {
  const { failure, signIns, compared, onlySignedIn, lesserFailure } = extent;
  const sentences: string[] = [];
  if (failure !== null) {
    const reason = say(signInFailures[failure]);
    sentences.push(compared > 0 ? say(texts.lost, { reason }) : say(texts.failed, { reason }));
  }
  if (compared > 0) sentences.push(say(texts.worked, { compared, only: onlySignedIn }));
  if (signIns > 1) sentences.push(say(texts.again, { count: signIns }));
  if (lesserFailure != null && failure === null)
    sentences.push(say(texts.lesserFailed, { reason: say(signInFailures[lesserFailure]) }));
  return sentences;
}
