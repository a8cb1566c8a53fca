import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { callAddress } from '../../../api/call-address.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { CustomersView } from '../concierge/customers-view.tsx';
import { FileList } from '../concierge/file-list.tsx';
import type { Weakness, WeaknessForm } from './weakness-form.ts';
import { SeverityOfWeakness, StatusOfWeakness } from './weakness-marks.tsx';
import { weaknessView as texts } from './weaknesses.texts.ts';

type WeaknessViewProps = {
  readonly form: WeaknessForm;
  readonly status: WeaknessStatus;
  readonly files: Weakness['files'];
};

/** A weakness as its customer sees it (spec part 2, section 2). */
export function WeaknessView({ form, status, files }: WeaknessViewProps) {
  const { locale } = useBrand();
  return (
    <CustomersView
      title={form.title}
      text={form.body}
      facts={
        <>
          <span>
            {say(texts.reportedOn)} {form.reportedOn === null ? '–' : formatDay(form.reportedOn, locale)}
          </span>
          {form.severity !== null && <SeverityOfWeakness severity={form.severity} />}
          <StatusOfWeakness status={status} />
          {form.cvssScore !== '' && <span>{say(texts.cvssCvssScore, { cvssScore: form.cvssScore })}</span>}
        </>
      }
    >
      {files.length > 0 && (
        <div className="mt-6">
          <FileList files={files} addressOf={(fileId) => callAddress('downloadWeaknessFile', { fileId })} />
        </div>
      )}
    </CustomersView>
  );
}
