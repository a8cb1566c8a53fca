import { useEffect, useState } from 'react';
import { useCallQuery } from '../../api/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../texts/say.ts';
import { PROVE_PARAMETER, proofChannel } from './company-proof-channel.ts';
import { companyProof as texts } from './passwords.texts.ts';
import type { FreshProof } from './use-fresh-proof.ts';

type CompanyProofProps = {
  /** What keeps the change from being made, such as an empty field; nothing is asked of the directory then. */
  readonly isReady: () => boolean;
  readonly onProved: (proof: FreshProof) => void;
};

/** Proof by the company's own sign-in, in a window of its own; nothing for people whom no directory knows. */
export default function CompanyProof({ isReady, onProved }: CompanyProofProps) {
  const { data } = useCallQuery('readSignOnProof', {});
  const [visit, setVisit] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: heard from one window, until it has told
  useEffect(() => {
    if (visit === null) return;
    return proofChannel.listen(visit, (told) => {
      setVisit(null);
      setProblem(told.bearer === null ? told.problem : null);
      if (told.bearer !== null) onProved({ authorization: `Bearer ${told.bearer}` });
    });
  }, [visit]);

  if (data?.data.isThere !== true) return null;

  const leave = () => {
    if (!isReady()) return;
    setProblem(null);
    const id = crypto.randomUUID();
    setVisit(id);
    window.open(`/sign-on?${new URLSearchParams({ [PROVE_PARAMETER]: id })}`, '_blank', 'popup,width=520,height=720');
  };

  return (
    <div className="flex flex-col gap-2">
      <Button variant="soft" onPress={leave}>
        {visit === null ? say(texts.useInstead) : say(texts.openAgain)}
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {visit === null ? (problem ?? '') : say(texts.signInThere)}
      </p>
    </div>
  );
}
