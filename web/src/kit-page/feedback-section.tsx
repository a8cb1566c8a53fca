import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { Banner } from '../ui/states/banner.tsx';
import { ProgressBar } from '../ui/states/progress-bar.tsx';
import { ProgressRing } from '../ui/states/progress-ring.tsx';
import { SeverityBadge } from '../ui/states/severity-badge.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../ui/states/skeleton-group.tsx';
import { Spinner } from '../ui/states/spinner.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Columns, Row, Section } from './section.tsx';

const steps = ['Organization', 'About you', 'Invite an admin'];

export function FeedbackSection() {
  const [isShown, setIsShown] = useState(true);
  return (
    <Section title="Status and progress">
      <Banner
        action={<Button size="small">Subscribe now</Button>}
        {...(isShown ? { onClose: () => setIsShown(false) } : {})}
      >
        Your free trial ends in 12 days.
      </Banner>
      <Banner kind="success" title="Your email address is confirmed.">
        You can sign in now.
      </Banner>
      <Banner kind="warning" title="You are seeing this organization as support staff.">
        Everything you do is recorded.
      </Banner>
      <Banner kind="danger" title="The last scan could not finish.">
        The website did not answer for ten minutes.
      </Banner>
      <Row>
        <SeverityBadge severity="critical" />
        <SeverityBadge severity="high" count={3} />
        <SeverityBadge severity="medium" count={7} />
        <SeverityBadge severity="low" count={21} />
        <SeverityBadge severity="info" />
        <SeverityBadge severity="high" count={0} />
        <Badge>Draft</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="success">Active</Badge>
        <Badge tone="warning">Due soon</Badge>
        <Badge tone="danger">Overdue</Badge>
      </Row>
      <Stepper label="Steps of the sign-up" steps={steps} current={0} />
      <Stepper label="Steps half-way" steps={steps} current={1} />
      <Stepper label="Steps when done" steps={steps} current={3} />
      <Columns>
        <div className="flex flex-col gap-5">
          <ProgressBar label="Questions answered" value={44} />
          <ProgressBar label="Scanning" value={72} valueLabel="18 of 25 pages" tone="success" />
          <ProgressBar label="Starting the scan" />
        </div>
        <Row>
          <ProgressRing label="Cyber maturity" value={44} />
          <ProgressRing label="Training done" value={92} tone="success" size="small">
            <span className="text-sm">92%</span>
          </ProgressRing>
          <ProgressRing label="Nothing yet" value={0} />
          <Spinner label="Loading" size="large" />
        </Row>
      </Columns>
      <SkeletonGroup label="Loading your websites">
        <Skeleton shape="title" />
        <Skeleton count={3} />
        <Row>
          <Skeleton shape="circle" />
          <Skeleton shape="button" />
        </Row>
      </SkeletonGroup>
    </Section>
  );
}
