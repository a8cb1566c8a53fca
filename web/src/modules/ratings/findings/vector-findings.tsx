import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { useAskedVector } from '../details/use-vector-in-view.ts';
import type { RatingTexts, VectorDetail, VectorSlug } from '../ratings-types.ts';
import { FindingList } from './finding-list.tsx';
import { vectorFindings as words } from './findings.texts.ts';

type VectorFindingsProps = {
  readonly slug: VectorSlug;
  readonly detail: VectorDetail;
  readonly measuredAt: string | null;
  readonly texts: RatingTexts;
};

/** What was found for a vector, once one asks for it or comes for it. */
export function VectorFindings({ slug, detail, measuredAt, texts }: VectorFindingsProps) {
  const asked = useAskedVector();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  if (measuredAt === null || (detail.reason !== null && detail.findings === 0)) return null;
  const isShown = isOpen ?? asked === slug;
  return (
    <div className={isShown ? 'basis-full' : '-ms-3'}>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isShown}
        icon={<ChevronDown aria-hidden="true" size={16} className={isShown ? 'rotate-180' : ''} />}
        onPress={() => setIsOpen(!isShown)}
      >
        {inWords(detail)}
      </Button>
      {isShown && <FindingList slug={slug} texts={texts} />}
    </div>
  );
}

function inWords({ name: vector, findings, problems }: VectorDetail): ReactNode {
  const span = (inner: ReactNode) => (
    <span key="span" className="sr-only">
      {inner}
    </span>
  );
  if (findings === 0) return say.parts(words.nothing, { vector, span });
  if (problems === 0) return say.parts(words.nothingToFix, { vector, findings, span });
  return say.parts(words.someToFix, { vector, findings, problems, span });
}
