import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Blurred } from '../blurred.tsx';
import type { Reports } from '../snapshot/use-reports.ts';
import { blurredAnalysis as texts } from './details.texts.ts';

type BlurredAnalysisProps = {
  readonly isBlurred: boolean;
  readonly reports: Reports;
  readonly children: ReactNode;
};

/** The analysis; where nothing is known of the firm, blurred behind the way to change that. */
export function BlurredAnalysis({ isBlurred, reports, children }: BlurredAnalysisProps) {
  const sections = <div className="flex flex-col gap-6">{children}</div>;
  if (!isBlurred) return sections;
  return (
    <div className="relative">
      <div className="sticky top-24 z-10 flex justify-center px-4 pt-12">
        <div className="max-w-md rounded-box border border-line bg-raised p-6 text-center shadow-raised">
          <h2 className="font-semibold text-xl tracking-tight">{say(texts.seeYourOwnAnalysis)}</h2>
          <p className="mt-1.5 mb-5 text-ink-soft">{say(texts.tellUsTheAddress)}</p>
          <Button icon={<FileDown aria-hidden="true" size={18} />} onPress={reports.getSnapshot}>
            {say(texts.getYourFreeSnapshot)}
          </Button>
        </div>
      </div>
      <div className="-mt-64">
        <Blurred isBlurred>{sections}</Blurred>
      </div>
    </div>
  );
}
