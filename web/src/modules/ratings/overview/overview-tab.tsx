import { say } from '../../../portal/texts/say.ts';
import type { RatingData } from '../ratings-types.ts';
import type { Reports } from '../snapshot/use-reports.ts';
import { HeldDown } from './held-down.tsx';
import { overviewTab as texts } from './overview.texts.ts';
import { RaisesCard } from './raises-card.tsx';
import { RatingCard } from './rating-card.tsx';
import { RatingNotice } from './rating-notice.tsx';
import { ReportedWeaknesses } from './reported-weaknesses.tsx';
import { VectorLists } from './vector-lists.tsx';
import { WhatCountsCard } from './what-counts-card.tsx';

type OverviewTabProps = { readonly rating: RatingData; readonly companyUrl: string; readonly reports: Reports };

/** Where the firm stands, what to do next, and the risk vectors at a glance (spec part 2, section 2). */
export function OverviewTab(props: OverviewTabProps) {
  return (
    <div className="flex flex-col gap-5">
      <h2 className="font-semibold text-2xl tracking-tight">{say(texts.attackSurfaceSecurityRating)}</h2>
      <RatingNotice {...props} />
      {props.companyUrl !== '' && <HeldDown ceiling={props.rating.ceiling} />}
      <ReportedWeaknesses reported={props.rating.reported} />
      <RatingCard {...props} />
      <RaisesCard {...props} />
      <VectorLists rating={props.rating} />
      <WhatCountsCard rating={props.rating} />
    </div>
  );
}
