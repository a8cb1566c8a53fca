import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { insurancePage as texts } from './insurance.texts.ts';
import { ContactCards } from './notice/contact-cards.tsx';
import { EndOfService } from './notice/end-of-service.tsx';
import { ReadinessSheet } from './readiness/readiness-sheet.tsx';

/**
 * A sheet for applications: /insurance. Before it, where the provider sells or sold an insurance, that the service ends and whom to ask
 * (spec part 2, section 2, "Insurance notice").
 */
export default function InsurancePage() {
  usePageTitle(say(texts.insurance));
  const hasService = useBrand().insurance !== null;
  return (
    <>
      <PageHeading title={say(texts.insurance)} />
      <div className="flex flex-col gap-5 tablet:gap-6">
        {hasService && (
          <>
            <EndOfService />
            <ContactCards />
          </>
        )}
        <ReadinessSheet isForNext={hasService} />
      </div>
    </>
  );
}
