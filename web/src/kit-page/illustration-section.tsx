import type { ComponentType } from 'react';
import { AllClear } from '../illustrations/all-clear.tsx';
import { EmptyList } from '../illustrations/empty-list.tsx';
import { FirstScan } from '../illustrations/first-scan.tsx';
import { LinkBroken } from '../illustrations/link-broken.tsx';
import { MailSent } from '../illustrations/mail-sent.tsx';
import { MaintenanceWork } from '../illustrations/maintenance-work.tsx';
import { MaturitySteps } from '../illustrations/maturity-steps.tsx';
import { MonitoringWatch } from '../illustrations/monitoring-watch.tsx';
import { PageNotFound } from '../illustrations/page-not-found.tsx';
import { PolicyPapers } from '../illustrations/policy-papers.tsx';
import { ShieldMark } from '../illustrations/shield-mark.tsx';
import { SomethingWrong } from '../illustrations/something-wrong.tsx';
import { TrainingClass } from '../illustrations/training-class.tsx';
import { Welcome } from '../illustrations/welcome.tsx';
import { WhySecurity } from '../illustrations/why-security.tsx';
import { Row, Section } from './section.tsx';

const pictures: readonly (readonly [string, ComponentType])[] = [
  ['First scan', FirstScan],
  ['Welcome', Welcome],
  ['Why security', WhySecurity],
  ['Maturity', MaturitySteps],
  ['Policies', PolicyPapers],
  ['Training', TrainingClass],
  ['Monitoring', MonitoringWatch],
  ['Empty list', EmptyList],
  ['Mail sent', MailSent],
  ['Link broken', LinkBroken],
  ['Page not found', PageNotFound],
  ['Maintenance', MaintenanceWork],
  ['Something wrong', SomethingWrong],
  ['All clear', AllClear],
];

export function IllustrationSection() {
  return (
    <Section title="Illustrations">
      <Row>
        <ShieldMark size={24} />
        <ShieldMark size={40} />
        <ShieldMark size={72} label="Cyber Safety" />
      </Row>
      <div className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desktop:grid-cols-4">
        {pictures.map(([name, Picture]) => (
          <figure key={name} className="rounded-box border border-line bg-surface p-4">
            <Picture />
            <figcaption className="mt-2 text-center text-ink-soft text-sm">{name}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
