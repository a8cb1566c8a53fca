import { MaturitySteps } from '../../../illustrations/maturity-steps.tsx';
import { say } from '../../../portal/texts/say.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { START_PATH } from '../maturity-path.ts';
import type { MaturityReport } from '../maturity-types.ts';
import { ElementsPicture } from './elements-picture.tsx';
import { HelpFooter } from './help-footer.tsx';
import { LevelsOverTime } from './levels-over-time.tsx';
import { PlanCard } from './plan-card.tsx';
import { reportView as texts } from './report.texts.ts';
import { ReportHeader } from './report-header.tsx';
import { ReportedElements } from './reported-elements.tsx';

/** The level, a picture of all elements, what to do in 90 days, and each element from the weakest on. */
export function ReportView({ report }: { readonly report: MaturityReport }) {
  const { assessment, elements, history, plan } = report;
  if (assessment.answered === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title={say(texts.title)}
        illustration={<MaturitySteps />}
        action={
          <LinkButton size="large" href={START_PATH}>
            {say(texts.startAssessment)}
          </LinkButton>
        }
      >
        {say(texts.answerTheFirstQuestion, { elements: assessment.elements })}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <ReportHeader report={report} />
      <ElementsPicture elements={elements} assessment={assessment} />
      {plan !== null && <PlanCard plan={plan} />}
      <ReportedElements elements={elements} />
      <LevelsOverTime history={history} />
      <HelpFooter />
    </div>
  );
}
